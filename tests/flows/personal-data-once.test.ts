import type { Page } from 'playwright/test';
import { consoleLines } from '../support/console-lines.ts';
import { LONG } from '../support/tags.ts';
import { withoutAnswerLines } from './answer-lines.ts';
import { mailedLink } from './mailed-links.ts';
import { discard, documentMarkup, expectAbsent } from './page-state.ts';
import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const DATA = ['Hanna', 'Lindqvist', 'hanna.', '5550 1374', 'Nordvind', 'LDR-2207', 'Listens before deciding'];

/** The way out, and the explanation, which is missing if the page does not know how the person came back. */
const EXITS: Record<string, readonly [leave: (page: Page) => Promise<unknown>, explanation?: string]> = {
  'a reload': [(page) => page.reload(), 'For your privacy, this page closed when you reloaded it.'],
  'going to the login and Back': [
    async (page) => {
      await page.getByRole('link', { name: 'Back to Login' }).click();
      await page.getByRole('link', { name: 'Leave the page' }).click();
      await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
      await expectAbsent(page, DATA);
      await page.goBack();
    },
    'For your privacy, this page closed when you left it.',
  ],
  'going to another page and Back': [
    async (page) => {
      await page.goto('/privacy');
      await page.goBack();
    },
  ],
  'looking at another tab for so long that the browser ends this one': [
    discard,
    'For your privacy, this page closed when you left it.',
  ],
};

for (const [exit, [leave, text]] of Object.entries(EXITS))
  test(`after ${exit} the data is discarded and the link is invalid`, { tag: LONG }, async ({
    page,
    portal,
    backend,
  }) => {
    const requests = requestsOf(page, /^GET \/api\/.*personaldata/);
    const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
    await page.goto(link);
    await expect(page.getByRole('article')).toHaveCount(5);
    const shown = await documentMarkup(page);
    for (const word of DATA) expect(shown).toContain(word);
    await leave(page);
    await expect(page).toHaveURL('/login/requestpdaccess');
    await expect(portal.title('Access to your personal data')).toBeVisible();
    await expect(portal.email).toHaveValue('');
    const explanation = page.getByRole('paragraph').filter({ hasText: /^For your privacy,/ });
    if (text) await expect(explanation).toHaveText(text);
    await expectAbsent(page, DATA);

    await page.goto('/privacy');
    await page.goto('/login/requestpdaccess');
    await expect(portal.title('Access to your personal data')).toBeVisible();
    await expect(explanation).toHaveCount(0);

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Token invalid!');
    expect(requests).toHaveLength(1);
  });

test('the explanation of an earlier reload belongs to the first screen', async ({
  page,
  portal,
  backend,
  loose,
}) => {
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.reload();
  await expect(page).toHaveURL('/login/requestpdaccess');
  const explanation = page.getByText('For your privacy, this page closed when you reloaded it.', {
    exact: true,
  });
  await expect(explanation.first()).toBeVisible();
  const warnings = consoleLines(page, 'warning');
  await page.reload();
  await expect(explanation.first()).toBeVisible();
  await portal.complete('mailRequest', emailOf('memberWithPassword'));
  expect(withoutAnswerLines(warnings, loose)).toEqual([]);
});
