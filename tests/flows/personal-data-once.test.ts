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
    const explanation = page.getByText(/^For your privacy,/);
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

test('data that failed to load can be requested again with the same link', async ({
  page,
  portal,
  backend,
}) => {
  await page.route('**/api/v1/members/personaldata/*', (route) => route.abort());
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  await expect(portal.title('Your personal data')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unrouteAll();
  await portal.button('Try again').click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('refused data shows the server’s reason and a link to request a new one', async ({
  page,
  portal,
  backend,
}) => {
  const refusal = 'This link is unknown. It might have expired or been used already.';
  await page.route('**/api/v1/members/personaldata/*', (route) =>
    route.fulfill({ status: 404, json: { status: 'ERROR', data: refusal } }),
  );
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  await expect(page.getByRole('alert')).toHaveText(refusal);
  await expect(portal.link('Request a new link')).toHaveAttribute('data-look', 'primary');
  await expect(portal.button('Try again')).toHaveAttribute('data-look', 'secondary');
  await portal.link('Request a new link').click();
  await expect(page).toHaveURL('/login/requestpdaccess');
  await expect(portal.title('Access to your personal data')).toBeFocused();
});
