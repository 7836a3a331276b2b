import { LONG } from '../support/tags.ts';
import { embed, test as hostTest } from './host-page.ts';
import { reportedFiles } from './missing-file.ts';
import { emailOf, expect, passwordOf } from './portal.ts';
import { requestsOf } from './requests.ts';

/** A page of another site, not only of another origin: `localhost` and `partner.localhost` have no registrable domain in common. */
const test = hostTest.extend({
  host: async ({ host }, use) =>
    use({ ...host, url: host.url.replace('//localhost', '//partner.localhost') }),
});

const EMAIL = emailOf('memberWithPassword');

for (const file of ['login-portal.js', 'portal.js'] as const)
  test(`a login on a page of another site continues on the page of the portal with ${file}`, {
    tag: file === 'portal.js' ? [] : LONG,
  }, async ({ page, portal, host, backend }) => {
    const posts = requestsOf(page, /^POST/);
    await embed(page, host, { tag: 'login-portal', api: backend.url, file });
    await portal.submitEmail('');
    await expect(portal.text('Incomplete! Please fill your email')).toBeVisible();
    await portal.submitEmail(EMAIL);
    await expect(page).toHaveURL(`${backend.url}/login/?email=${encodeURIComponent(EMAIL)}`);
    expect(posts).toEqual([]);
    await expect(portal.email).toHaveValue(EMAIL);
    await portal.button('Continue').click();
    await portal.submitPassword(passwordOf('memberWithPassword'));
    await expect(page).toHaveURL(`${backend.url}/member`);
    await expect(page.getByText('You are logged in as Hanna Lindqvist')).toBeVisible();
  });

test('Back shows the form of the host page, in which the person can continue again', { tag: LONG }, async ({
  page,
  portal,
  host,
  backend,
}) => {
  await embed(page, host, { tag: 'login-portal', api: backend.url });
  await page.evaluate(() =>
    document.addEventListener('portal-navigate', (event) => event.preventDefault(), { once: true }),
  );
  await portal.submitEmail(EMAIL);
  await expect(portal.button('Continue')).not.toHaveAttribute('aria-disabled');
  await expect(portal.email).toHaveValue(EMAIL);
  await portal.button('Continue').click();
  await expect(page).toHaveURL(/\/login\/\?email=/);
});

test('the login stays if the file is missing, which is reported', { tag: LONG }, async ({
  page,
  portal,
  host,
  backend,
}) => {
  const files = await reportedFiles(page);
  await page.route('**/portal-page-*.js', (route) => route.fulfill({ status: 404 }));
  await embed(page, host, { tag: 'login-portal', api: backend.url, file: 'portal.js' });
  await portal.submitEmail(EMAIL);
  await expect(portal.password).toBeVisible();
  expect(files).toEqual(['portal-page']);
});
