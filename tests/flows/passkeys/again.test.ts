/* After a passkey that was cancelled or not recognised, there is another way to it. */
import type { Page } from 'playwright/test';
import { emailOf, type Portal } from '../portal.ts';
import { createPasskey, expect, MEMBER, signOut, test } from './passkey-test.ts';
import { addAuthenticator, type VirtualAuthenticator } from './virtual-authenticator.ts';

/** A member who has a passkey opens the login, and the device does not recognise them in the menu of the field. */
async function failInMenu(page: Page, portal: Portal): Promise<VirtualAuthenticator> {
  const device = await addAuthenticator(page);
  await createPasskey(portal, MEMBER);
  await signOut(page);
  await device.recognise(false);
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const request = get(options);
      request.catch(({ name }: Error) => {
        document.documentElement.dataset.ended = `${options?.mediation ?? 'dialog'} ${name}`;
      });
      return request;
    };
  });
  await portal.open();
  await expectEnd(page, 'conditional NotAllowedError');
  await device.recognise(true);
  return device;
}

const expectEnd = (page: Page, end: string) =>
  expect(page.locator('html')).toHaveAttribute('data-ended', end);

test('the menu offers passkeys again when the person is back in the field (Chromium)', async ({
  page,
  portal,
}) => {
  const device = await failInMenu(page, portal);
  await device.recognise(false);
  await page.evaluate(() => delete document.documentElement.dataset.ended);
  // The field has kept the focus.
  await portal.email.click();
  await expectEnd(page, 'conditional NotAllowedError');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await device.recognise(true);
  await portal.link('Forgot password?').focus();
  await portal.email.focus();
  await expect(page).toHaveURL(MEMBER.area);
});

test('the button works after the menu has failed, and after a dialog has (Chromium)', async ({
  page,
  portal,
}) => {
  const device = await failInMenu(page, portal);
  await device.recognise(false);
  await portal.button('Use a passkey').click();
  await expect(
    portal.text('No passkey was used. You can try again, or log in with your email address.'),
  ).toBeVisible();
  await device.recognise(true);
  await portal.button('Use a passkey').click();
  await expect(page).toHaveURL(MEMBER.area);
});

test('the menu offers passkeys again after a way through the password (Chromium)', async ({
  page,
  portal,
}) => {
  await failInMenu(page, portal);
  await portal.submitEmail(emailOf(MEMBER.key));
  await expect(portal.password).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(MEMBER.area);
});

const BROKEN_MENUS = {
  'promises a menu and never shows it': () => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) =>
      options?.mediation === 'conditional' ? new Promise(() => {}) : get(options);
  },
  'does not say whether it has a menu': () => {
    PublicKeyCredential.isConditionalMediationAvailable = () => new Promise(() => {});
  },
};

for (const [name, script] of Object.entries(BROKEN_MENUS))
  test(`the button works in a browser that ${name} (Chromium)`, async ({ page, portal }) => {
    await page.addInitScript(script);
    await addAuthenticator(page);
    await createPasskey(portal, MEMBER);
    await signOut(page);
    await portal.open();
    await portal.button('Use a passkey').click();
    await expect(page).toHaveURL(MEMBER.area);
  });
