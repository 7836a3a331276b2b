import { codeIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { requestsOf } from './requests.ts';

test('an admin without two-factor login signs in with the password and reaches the admin area', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('adminWithoutCode');
  await expect(portal.title('Login')).toBeVisible();
  await expect(page.getByText(emailOf('adminWithoutCode'))).toBeVisible();
  await portal.submitPassword(passwordOf('adminWithoutCode'));
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are logged in as Tomás Ferreira')).toBeVisible();
});

test.describe('an admin with two-factor login', () => {
  test.beforeEach(async ({ page, portal }) => {
    await page.clock.install();
    await portal.enterEmailOf('adminWithCode');
    await portal.submitPassword(passwordOf('adminWithCode'));
    await expect(portal.code).toBeFocused();
    await expect(portal.code).toHaveAccessibleDescription(
      /^We've emailed you a 6\u2011digit code\. Sent at \d+:\d\d/,
    );
  });

  test('enters the mailed code and reaches the admin area', async ({ page, portal, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    await portal.submitCode(code);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('You are logged in as Ingrid Solberg')).toBeVisible();
  });

  test('pastes the code with spaces and hyphens, which sends it', async ({ page, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    await page.keyboard.insertText(` ${code.slice(0, 3)} - ${code.slice(3)} `);
    await expect(page).toHaveURL('/admin');
  });

  test('sees the remaining tries after a wrong code, which the next code replaces', async ({
    page,
    portal,
    backend,
  }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    const mistyped = (code[0] === '9' ? '1' : '9') + code.slice(1);
    await portal.submitCode(mistyped);
    await expect(portal.text('The code is not right. You have 4 tries left.')).toBeVisible();
    await expect(portal.code).toHaveAccessibleDescription(/You have 4 tries left\./);
    await expect(portal.code).toHaveAttribute('aria-invalid', 'true');
    await expect(portal.code).toHaveValue(mistyped);
    const calls = requestsOf(page, /./);
    await page.keyboard.type(code);
    await expect(portal.code).toHaveValue(code);
    expect(calls, 'a typed code is not sent by itself').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin');
  });

  test('can request a new code after the code has expired', async ({ page, portal, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    backend.advanceMinutes(11);
    await portal.submitCode(code);
    await expect(portal.text('The code has expired. Please start again to get a new one.')).toBeVisible();
    await portal.requestNewCode();
    await expect(portal.text('A new code is on its way.')).toBeVisible();
    await expect(portal.code).toHaveValue('');
    await expect(portal.code).toBeFocused();
    await portal.submitCode(codeIn(await mailTo(backend, emailOf('adminWithCode'), 2)));
    await expect(page).toHaveURL('/admin');
  });

  test('can request a new code after 30 seconds, which the button counts down', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Send a new code' });
    const calls = requestsOf(page, /^POST/);
    await expect(button).toHaveText(/^Send a new code \((30|2\d)\ss\)$/);
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await page.clock.runFor(20_000);
    await expect(button).toHaveText(/^Send a new code \((10|\d)\ss\)$/);
    await page.clock.runFor(11_000);
    await expect(button).toHaveText('Send a new code');
    await expect(button).toBeEnabled();
    expect(calls).toEqual([]);
  });

  test('is told that Caps Lock is on, below the password', async ({ page, portal }) => {
    await portal.button('Cancel').click();
    await portal.email.press('Enter');
    const press = (isOn: boolean) =>
      portal.password.evaluate((input, modifierCapsLock) => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', modifierCapsLock, bubbles: true }));
      }, isOn);
    const note = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
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
});
