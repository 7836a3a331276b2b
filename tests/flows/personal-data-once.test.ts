import type { Page } from 'playwright/test';
import { mailedLink } from './mailed-links.ts';
import { documentMarkup, expectAbsent } from './page-state.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const DATA = ['Hanna', 'Lindqvist', 'hanna.', '5550 1374', 'Nordvind', 'LDR-2207', 'Listens before deciding'];

const CLOSED_BY_RELOAD = 'For your privacy, this page closed when you reloaded it.';
const CLOSED_BY_LEAVING = 'For your privacy, this page closed when you left it.';

const EXITS: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'going to the login and Back': async (page) => {
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await page.getByRole('link', { name: 'Leave the page' }).click();
    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
    await expectAbsent(page, DATA);
    await page.goBack();
  },
  'going to another page and Back': async (page) => {
    await page.goto('/privacy');
    await page.goBack();
  },
  'a return from the back/forward cache': (page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
};

for (const [exit, leave] of Object.entries(EXITS))
  test(`after ${exit} the data is discarded and the link is invalid`, async ({ page, portal, backend }) => {
    const requests = requestsOf(page, /personaldata/);
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
    // Without the back/forward cache, the page does not know how the person came back.
    if (exit !== 'going to another page and Back')
      await expect(explanation).toHaveText(exit === 'a reload' ? CLOSED_BY_RELOAD : CLOSED_BY_LEAVING);
    await expectAbsent(page, DATA);

    await page.goto('/login/requestpdaccess');
    await expect(portal.title('Access to your personal data')).toBeVisible();
    await expect(explanation).toHaveCount(0);

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Token invalid!');
    expect(requests.filter((request) => request.startsWith('GET /api'))).toHaveLength(1);
  });
