import { LONG } from '../support/tags.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

/** unit/session/link-token.test.ts has every type. `other` is the screen that the mailed link opens, and `fallback` where `path` redirects to without its own token. */
for (const [path, fallback, call, key, other] of [
  ['resetpw', '', 'login/member/forgotpw', 'memberNotActivated', 'activate'],
  ['personaldata', 'requestpdaccess', 'members/personalreports', 'memberWithPassword', 'personalreports'],
] as const)
  test(`${path} with the token of ${other} redirects to /login/${fallback}`, {
    tag: fallback ? LONG : [],
  }, async ({ page, portal, backend }) => {
    await page.goto(await mailedLink(backend, call, key));
    await expect(page).toHaveURL(`/login/${other}`);
    // A page load would discard the token.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/login/${path}`);
    await expect(page).toHaveURL(`/login/${fallback}`);
    await expect(portal.email).toBeVisible();
  });

test('a page that needs a link says so when it is opened without one, as on another device', async ({
  page,
  portal,
}) => {
  for (const [path, fallback] of [
    ['resetpw', ''],
    ['personaldata', 'requestpdaccess'],
  ]) {
    await portal.open(path);
    await expect(page).toHaveURL(`/login/${fallback}`);
    await expect(portal.text('That page can only be opened with the link in our email.')).toBeVisible();
  }
});
