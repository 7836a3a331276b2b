import { withDevice } from '../passkeys/virtual-authenticator.ts';
import { emailOf, expect, type Portal, passwordOf } from '../portal.ts';
import type { Stages } from './stage.ts';

/** Signs in with a password, and is offered a passkey. */
async function reachOffer(portal: Portal): Promise<void> {
  await withDevice(portal.page);
  await portal.reply('settings/config/short', { systempreferences: { ssoproviders: [], passkeys: true } });
  await portal.reply('login/member', { action: 'portal', passkey: 'offer' });
  await portal.open();
  await expect(portal.button('Use a passkey')).toBeVisible();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(portal.text('Log in faster next time')).toBeVisible();
}

/** Signs in with a password to an account whose code is not mailed. */
async function reachCode(portal: Portal, where: object): Promise<void> {
  await portal.reply('login/user', { action: 'challenge', ...where });
  await portal.signIn('adminWithoutCode');
  await expect(portal.code).toBeFocused();
}

const USED_UP = '⟦The code has expired. Please request a new one.⟧';

export const LOGIN_STAGES = {
  async start(portal) {
    await portal.open();
    await expect(portal.text('or')).toBeVisible();
  },
  async 'start, with registration and vouchers'(portal) {
    await portal.reply('settings/config', {
      version: '1.0.0',
      systempreferences: { branding: { appname: 'Compass' } },
      members: { defaultregistration: true, vouchers: true },
    });
    await portal.open();
    await expect(portal.link('I have a voucher')).toBeVisible();
  },
  async 'start, with passkeys'(portal) {
    await withDevice(portal.page);
    await portal.reply('settings/config/short', {
      systempreferences: { ssoproviders: ['google'], passkeys: true },
    });
    await portal.reply('login/passkey/options', { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' });
    await portal.open();
    await portal.button('Use a passkey').click();
    await expect(
      portal.text('No passkey was used. You can try again, or log in with your email address.'),
    ).toBeVisible();
  },
  async 'start, single sign-on was used last'(portal) {
    await portal.open();
    await portal.page.evaluate(() => localStorage.setItem('login-portal-provider', 'Campus ID'));
    await portal.page.reload();
    await expect(portal.text('Last used')).toBeVisible();
    await portal.page.evaluate(() => localStorage.removeItem('login-portal-provider'));
  },
  async 'start, in the browser of an app'(portal) {
    await portal.page.addInitScript((userAgent) => {
      if (location.hash !== '#in-app') return;
      Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent });
    }, 'Linux; Android 14 Instagram 355.0');
    await portal.open('#in-app');
    await portal.page.reload();
    await expect(portal.link('Open in browser')).toBeVisible();
  },
  async 'start, email missing'(portal) {
    await portal.open();
    await portal.submitEmail('');
    await expect(portal.text('Incomplete! Please fill your email')).toBeVisible();
  },
  async 'start, waiting for the server'(portal) {
    await portal.page.route('**/api/v1/login', () => {});
    await portal.enterEmailOf('both');
    await expect(portal.text('Please wait…')).toBeAttached();
  },
  async 'start, address not known'(portal) {
    await portal.enterEmailOf('unknown');
    await expect(
      portal.text("We don't know this email address. Please check it, or contact whoever invited you."),
    ).toBeVisible();
  },
  async choice(portal) {
    await portal.enterEmailOf('both');
    await expect(portal.choice('Admin')).toBeVisible();
  },
  async password(portal) {
    await portal.enterEmailOf('adminNotActivated');
    await expect(portal.link('Activate account')).toBeVisible();
  },
  async 'password, refused'(portal) {
    await portal.enterEmailOf('adminWithoutCode');
    await portal.submitPassword('wrong');
    await expect(portal.text("The email address or password isn't right. Please try again.")).toBeVisible();
  },
  async 'member password, shown, no access'(portal) {
    await portal.enterEmailOf('memberSuspended');
    await portal.button('Show password').click();
    await portal.submitPassword(passwordOf('memberSuspended'));
    await expect(portal.password).toHaveAttribute('aria-invalid', 'true');
    // If a server renews the anti-forgery cookie with every answer, only the second attempt proves it (D101).
    await portal.pause();
    await portal.password.press('Enter');
    await expect(
      portal.text('This account has no access. Please contact whoever invited you.'),
    ).toBeVisible();
  },
  async 'security code'(portal) {
    await portal.signIn('adminWithCode');
    await portal.pause();
    await portal.submitCode('12');
    await portal.code.press('Enter');
    await expect(portal.text('Please enter all 6 digits.')).toBeVisible();
  },
  async 'security code, sent again'(portal) {
    // At the beginning of a minute, so that the time of the first code, which has been spoken, is that of the second.
    await portal.page.clock.install({ time: new Date().setSeconds(0, 0) });
    await portal.signIn('adminWithCode');
    await expect(portal.code).toBeFocused();
    await portal.requestNewCode();
    await expect(portal.text('A new code is on its way.')).toBeVisible();
  },
  async 'security code, used up'(portal) {
    await portal.signIn('adminWithCode');
    await expect(portal.code).toBeFocused();
    const json = { status: 'ERROR', data: USED_UP };
    await portal.page.route('**/api/v1/login/user', (route) => route.fulfill({ status: 410, json }));
    await portal.submitCode('123456');
    await expect(portal.page.getByText(USED_UP)).toBeVisible();
  },
  async 'security code, of an app'(portal) {
    await reachCode(portal, { channel: 'app', recovery_code: true });
    await expect(portal.button('Use a recovery code')).toBeVisible();
  },
  async 'security code, recovery code'(portal) {
    await reachCode(portal, { channel: 'app', recovery_code: true });
    await portal.button('Use a recovery code').click();
    await portal.button('Log in').click();
    await expect(portal.text('Please enter your recovery code.')).toBeVisible();
  },
  async 'security code, in a text message'(portal) {
    await reachCode(portal, { channel: 'sms' });
    await expect(portal.button('Send a new code')).toBeVisible();
  },
  async 'link mailed'(portal) {
    await portal.enterEmailOf('memberWithoutPassword');
    await expect(portal.text('Please check your inbox')).toBeVisible();
  },
  'passkey offered': reachOffer,
  async 'passkey not created'(portal) {
    await portal.reply('passkeys/options', {
      challenge: 'Y2hhbGxlbmdl',
      rp: { name: 'Compass' },
      user: { id: 'aGFuZGxl', name: 'hanna@example.org', displayName: 'Hanna' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    });
    await reachOffer(portal);
    await portal.button('Create a passkey').click();
    await expect(
      portal.text('No passkey was created. You can try again, or go on without one.'),
    ).toBeVisible();
  },
  async 'logged in'(portal) {
    await portal.enterEmailOf('memberWithPassword');
    await portal.preventNavigation();
    await portal.submitPassword(passwordOf('memberWithPassword'));
    await expect(portal.text("You're logged in. Taking you there…")).toBeVisible();
  },
} satisfies Stages;
