import type { PersonKey } from '../../demo/backend/seed.ts';
import { type MailingCall, mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

interface Screen {
  path: string;
  /** Where the path redirects to without its token. */
  fallback: string;
  /** A mail with the token of another screen. */
  call: MailingCall;
  key: PersonKey;
  other: string;
}

const SCREENS: Screen[] = [
  {
    path: 'resetpw',
    fallback: '',
    call: 'login/member/forgotpw',
    key: 'memberNotActivated',
    other: 'activate',
  },
  {
    path: 'activate',
    fallback: '',
    call: 'login/member/forgotpw',
    key: 'memberWithPassword',
    other: 'resetpw',
  },
  {
    path: 'personaldata',
    fallback: 'requestpdaccess',
    call: 'members/personalreports',
    key: 'memberWithPassword',
    other: 'personalreports',
  },
  {
    path: 'personalreports',
    fallback: 'requestpraccess',
    call: 'members/personaldata',
    key: 'memberWithPassword',
    other: 'personaldata',
  },
];

for (const { path, fallback, call, key, other } of SCREENS) {
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
}
