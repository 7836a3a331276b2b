import type { Portal } from './portal.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

const FAILED = "The email address or password isn't right. Please try again.";

test('after five wrong passwords the server’s message appears and the button is disabled for one minute', async ({
  page,
  portal,
  backend,
}) => {
  await page.clock.install();
  await portal.open(`?email=${emailOf('memberWithPassword')}`);
  await portal.button('Continue').click();
  for (let attempt = 1; attempt <= 5; attempt++) await submitWrongPassword(portal, `wrong ${attempt}`);
  await expect(portal.text(FAILED)).toBeVisible();

  const tooMany = 'Too many failed attempts. Please try again in 1 minute.';
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(portal.password).toHaveAccessibleDescription(tooMany);
  await expect(portal.text(FAILED)).toHaveCount(0);
  await expect(portal.button('Log in')).toHaveAttribute('aria-disabled', 'true');

  backend.advanceMinutes(1);
  await page.clock.fastForward('01:00');
  await expect(portal.button('Log in')).not.toHaveAttribute('aria-disabled');
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

test('a note below the password says that Caps Lock is on', async ({ page, portal }) => {
  await portal.enterEmailOf('adminWithoutCode');
  const press = (isOn: boolean) =>
    portal.password.evaluate((input, modifierCapsLock) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', modifierCapsLock, bubbles: true }));
    }, isOn);
  const note = page.locator('[aria-live]').filter({ hasText: 'Caps Lock is on.' });
  await expect(portal.password).toBeFocused();
  await expect(note).toHaveCount(0);
  await press(true);
  await expect(note).toBeVisible();
  await press(false);
  await expect(note).toHaveCount(0);
  await press(true);
  await expect(note).toBeVisible();
  await portal.button('Show password').focus();
  await expect(note).toHaveCount(0);
});

async function submitWrongPassword(portal: Portal, password: string): Promise<void> {
  const response = portal.page.waitForResponse('**/api/v1/login/member');
  await portal.submitPassword(password);
  await (await response).finished();
  await expect(portal.button('Log in')).not.toHaveAttribute('aria-disabled');
}
