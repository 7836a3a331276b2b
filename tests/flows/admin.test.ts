import { codeIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

test('an admin without a code signs in with the password and arrives at the admin area', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('adminWithoutCode');
  await expect(portal.title('Login')).toBeVisible();
  await expect(page.getByText(emailOf('adminWithoutCode'))).toBeVisible();
  await portal.submitPassword(passwordOf('adminWithoutCode'));
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are signed in as Tomás Ferreira')).toBeVisible();
});

test.describe('an admin with a mailed code', () => {
  test.beforeEach(async ({ portal }) => {
    await portal.enterEmailOf('adminWithCode');
    await portal.submitPassword(passwordOf('adminWithCode'));
    await expect(portal.code).toBeFocused();
    await expect(portal.code).toHaveAccessibleDescription('We have sent you a 6-digit code by e-mail.');
  });

  test('reads it in the mail and arrives at the admin area', async ({ page, portal, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    await portal.submitCode(code);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('You are signed in as Ingrid Solberg')).toBeVisible();
  });

  test('pastes it with spaces and hyphens', async ({ page, portal, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    await portal.submitCode(` ${code.slice(0, 3)} - ${code.slice(3)} `);
    await expect(page).toHaveURL('/admin');
  });

  test('mistypes it, reads why, and types it right', async ({ page, portal, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    const mistyped = (code[0] === '9' ? '1' : '9') + code.slice(1);
    await portal.submitCode(mistyped);
    await expect(portal.text('The code is not right. You have 4 tries left.')).toBeVisible();
    await expect(portal.code).toHaveAccessibleDescription(/You have 4 tries left\./);
    await expect(portal.code).toHaveAttribute('aria-invalid', 'true');
    await expect(portal.code).toHaveValue(mistyped);
    await portal.submitCode(code);
    await expect(page).toHaveURL('/admin');
  });

  test('forgets some digits and is asked for all six, without a call', async ({ page, portal }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await portal.submitCode('12345');
    await expect(portal.code).toHaveAccessibleDescription(/Please enter the 6 digits of the code/);
    expect(calls).toEqual([]);
  });

  test('comes too late, and a new code helps', async ({ page, portal, backend }) => {
    const code = codeIn(await mailTo(backend, emailOf('adminWithCode')));
    backend.passMinutes(11);
    await portal.submitCode(code);
    await expect(portal.text('The code has expired. Please start again to get a new one.')).toBeVisible();
    await portal.button('Send a new code').click();
    await portal.submitCode(codeIn(await mailTo(backend, emailOf('adminWithCode'), 2)));
    await expect(page).toHaveURL('/admin');
  });

  test('asks for a new code: the field is empty, a message says so, the new code works', async ({
    page,
    portal,
    backend,
  }) => {
    await portal.code.fill('123');
    await portal.button('Send a new code').click();
    await expect(portal.text('A new code is on its way.')).toBeVisible();
    await expect(portal.code).toHaveValue('');
    await expect(portal.code).toBeFocused();
    await portal.submitCode(codeIn(await mailTo(backend, emailOf('adminWithCode'), 2)));
    await expect(page).toHaveURL('/admin');
  });
});
