import type { Page } from 'playwright/test';
import { expectAbsent, documentMarkup } from './document-markup.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const DATA = ['Hanna', 'Lindqvist', 'hanna.', '5550 1374', 'Nordvind', 'LDR-2207', 'Listens before deciding'];

const WAYS_OUT: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'going to the login and Back': async (page) => {
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/login/');
    await page.goBack();
  },
  'going to another page and Back': async (page) => {
    await page.goto('/privacy');
    await page.goBack();
  },
  'a return from the back/forward cache': (page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
};

for (const [way, leave] of Object.entries(WAYS_OUT))
  test(`after ${way} the data is gone, and so is the link to it`, async ({ page, portal, backend }) => {
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
    await expectAbsent(page, DATA);

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Token invalid!');
    expect(requests.filter((request) => request.startsWith('GET /api'))).toHaveLength(1);
  });

test('in the login between, nothing of the data is left', async ({ page, portal, backend }) => {
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  await expect(page.getByRole('article')).toHaveCount(5);
  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeFocused();
  await expect(portal.email).toHaveValue('');
  await expectAbsent(page, DATA);
});

test('data that did not come is asked for again by a button, with the same link', async ({
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

test('where the data is refused the server says why, and there is a way to a new link', async ({
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
  await portal.link('Request a new link').click();
  await expect(page).toHaveURL('/login/requestpdaccess');
  await expect(portal.title('Access to your personal data')).toBeFocused();
});
