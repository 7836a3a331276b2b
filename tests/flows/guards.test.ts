import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

/** `other` is the screen that the mailed link opens, and `fallback` where `path` redirects to without its own token. */
for (const [path, fallback, call, key, other] of [
  ['resetpw', '', 'login/member/forgotpw', 'memberNotActivated', 'activate'],
  ['activate', '', 'login/member/forgotpw', 'memberWithPassword', 'resetpw'],
  ['personaldata', 'requestpdaccess', 'members/personalreports', 'memberWithPassword', 'personalreports'],
  ['personalreports', 'requestpraccess', 'members/personaldata', 'memberWithPassword', 'personaldata'],
] as const)
  test(`${path} with the token of ${other} redirects to /login/${fallback}`, async ({
    page,
    portal,
    backend,
  }) => {
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
