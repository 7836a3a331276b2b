/* The sign-in with a passkey, in the menu of the email field and with the button. */
import { LONG } from '../../support/tags.ts';
import { emailOf, passwordOf } from '../portal.ts';
import { createPasskey, expect, MEMBER, signOut, test } from './passkey-test.ts';
import { addAuthenticator, withoutMenu } from './virtual-authenticator.ts';

test('a member creates a passkey and signs in with it from the menu of the field (Chromium)', async ({
  page,
  portal,
}) => {
  const device = await addAuthenticator(page);
  await createPasskey(portal, MEMBER);
  expect(await device.passkeys()).toHaveLength(1);
  await signOut(page);
  await portal.open();
  await expect(page).toHaveURL(MEMBER.area);
  await expect(page.getByText(emailOf(MEMBER.key))).toBeVisible();
});

test('a passkey that the server does not know is named, and the browser forgets it (Chromium)', {
  tag: LONG,
}, async ({ page, portal }) => {
  await withoutMenu(page);
  const device = await addAuthenticator(page);
  await createPasskey(portal, MEMBER);
  await signOut(page);
  await portal.reply('login/passkey', { action: 'unknown' });
  await portal.open();
  await portal.button('Use a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(
    "This passkey isn't known here any more. Please log in with your email address.",
  );
  await expect.poll(() => device.passkeys()).toEqual([]);
});

test('a page that stays open has another challenge before the server forgets the first (Chromium)', {
  tag: LONG,
}, async ({ page, portal }) => {
  const device = await addAuthenticator(page);
  await device.touch(false);
  await page.clock.install();
  const challenge = () =>
    page.waitForEvent('requestfinished', (each) => each.url().endsWith('/passkey/options'));
  await Promise.all([challenge(), portal.open()]);
  await Promise.all([challenge(), page.clock.fastForward('14:30')]);
});

test('a refusal after the menu appears in the form, and the next try has another challenge (Chromium)', {
  tag: LONG,
}, async ({ page, portal }) => {
  const device = await addAuthenticator(page);
  await createPasskey(portal, MEMBER);
  await signOut(page);
  let tries = 0;
  await page.route('**/api/v1/login/passkey', (route) => {
    tries += 1;
    return tries === 1
      ? route.fulfill({
          status: 422,
          json: { status: 'ERROR', data: 'The passkey was not accepted. Please try again.' },
        })
      : route.continue();
  });
  await portal.open();
  await expect(page).toHaveURL('/member');
  expect(tries).toBe(2);
  expect(await device.passkeys()).toHaveLength(1);
});

test('a call for passkeys that hangs does not delay the password (Chromium)', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await withoutMenu(page);
  await page.route('**/api/v1/login/passkey/options', () => {});
  await portal.open();
  await portal.button('Use a passkey').click();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});
