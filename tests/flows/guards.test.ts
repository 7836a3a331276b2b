import type { PersonKey } from '../../demo/backend/seed.ts';
import { type MailingCall, mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

interface Screen {
  path: string;
  /** Where it leads without its token. */
  otherwise: string;
  /** A mail that brings the token of another screen, and that screen. */
  call: MailingCall;
  key: PersonKey;
  other: string;
}

const SCREENS: Screen[] = [
  {
    path: 'resetpw',
    otherwise: '',
    call: 'login/member/forgotpw',
    key: 'memberNotActivated',
    other: 'activate',
  },
  {
    path: 'activate',
    otherwise: '',
    call: 'login/member/forgotpw',
    key: 'memberWithPassword',
    other: 'resetpw',
  },
  {
    path: 'personaldata',
    otherwise: 'requestpdaccess',
    call: 'members/personalreports',
    key: 'memberWithPassword',
    other: 'personalreports',
  },
  {
    path: 'personalreports',
    otherwise: 'requestpraccess',
    call: 'members/personaldata',
    key: 'memberWithPassword',
    other: 'personaldata',
  },
];

for (const { path, otherwise, call, key, other } of SCREENS) {
  test(`${path} without a token leads to /login/${otherwise}, as if it had never been opened`, async ({
    page,
    portal,
  }) => {
    await page.goto('/privacy');
    await portal.open(path);
    await expect(page).toHaveURL(`/login/${otherwise}`);
    await expect(portal.email).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });

  test(`${path} with the token of ${other} leads there as well`, async ({ page, portal, backend }) => {
    await page.goto(await mailedLink(backend, call, key));
    await expect(page).toHaveURL(`/login/${other}`);
    // Loading the page would forget the token.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/login/${path}`);
    await expect(page).toHaveURL(`/login/${otherwise}`);
    await expect(portal.email).toBeVisible();
  });
}
