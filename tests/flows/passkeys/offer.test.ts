/* The offer of a passkey after a sign-in with a password. */
import { LONG } from '../../support/tags.ts';
import { expect, MEMBER, reachOffer, signOut, test } from './passkey-test.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

test('a member says no, is asked no more, and goes on each time (Chromium)', async ({ page, portal }) => {
  await addAuthenticator(page);
  await reachOffer(portal, MEMBER);
  await expect(portal.title('Member-Login')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(portal.button('Create a passkey')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/member');
  await signOut(page);
  await portal.signIn('memberWithPassword');
  await expect(page).toHaveURL('/member');
});

test('without an answer to "Not now" the person goes on after two seconds (Chromium)', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await addAuthenticator(page);
  await page.route('**/api/v1/passkeys/decline', () => {});
  await reachOffer(portal, MEMBER);
  await portal.button('Not now').click();
  await expect(page).toHaveURL('/member');
});

test('a device that keeps no passkeys is not asked to create one', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    if (!('PublicKeyCredential' in globalThis)) return;
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => false;
  });
  await portal.signIn('memberWithPassword');
  await expect(page).toHaveURL('/member');
});
