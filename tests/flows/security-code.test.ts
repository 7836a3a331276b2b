import { codeIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

const ADMIN = emailOf('adminWithCode');

test.beforeEach(async ({ page, portal }) => {
  await page.clock.install();
  await portal.signIn('adminWithCode');
  await expect(portal.code).toBeFocused();
  await expect(page.locator('[part=identity]')).toHaveText(
    /^We've emailed a 6\u2011digit code to \S+@example\.org\. Sent at \d+:\d\d/,
  );
  await expect(portal.code).toHaveAccessibleDescription("It's checked as soon as you enter the last digit.");
});

test('a typed code is checked with its last digit, and after a refusal only with Enter; if it has expired, a new one can be requested after 30 seconds, which the button counts down', async ({
  page,
  portal,
  backend,
}) => {
  const button = page.getByRole('button', { name: 'Send a new code' });
  const calls = requestsOf(page, /^POST/);
  await expect(button).toHaveText(/^Send a new code \((30|2\d)\ss\)$/);
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await page.clock.runFor(20_000);
  await expect(button).toHaveText(/^Send a new code \((10|\d)\ss\)$/);
  expect(calls).toEqual([]);

  const code = codeIn(await mailTo(backend, ADMIN));
  const mistyped = (code[0] === '9' ? '1' : '9') + code.slice(1);
  await portal.submitCode(mistyped);
  await expect(portal.text('The code is not right. You have 4 tries left.')).toBeVisible();
  await expect(portal.code).toHaveAccessibleDescription(/You have 4 tries left\./);
  await expect(portal.code).toHaveAttribute('aria-invalid', 'true');
  await expect(portal.code).toHaveValue(mistyped);
  await expect(portal.code).not.toHaveAccessibleDescription(/last digit/);
  calls.length = 0;
  await portal.pause();
  await page.keyboard.type(code);
  await expect(portal.code).toHaveValue(code);
  expect(calls, 'the corrected code is not sent by itself').toEqual([]);

  backend.advanceMinutes(11);
  await page.keyboard.press('Enter');
  await expect(portal.text('The code has expired. Please request a new one.')).toBeVisible();
  await expect(portal.code).toHaveCount(0);
  await expect(portal.button('Log in')).toHaveCount(0);
  await portal.requestNewCode();
  await expect(portal.text('A new code is on its way.')).toBeVisible();
  await expect(portal.code).toHaveValue('');
  await expect(portal.code).toBeFocused();
  await portal.submitCode(codeIn(await mailTo(backend, ADMIN, 2)));
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are logged in as Ingrid Solberg')).toBeVisible();
});
