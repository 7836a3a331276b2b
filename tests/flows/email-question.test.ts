import { MISSING_FILE, reportedFiles } from './missing-file.ts';
import { emailOf, expect, test } from './portal.ts';

test('the keyboard answers the question about an address, which a screen reader reads with the field', async ({
  page,
  portal,
}) => {
  const [name, domain] = emailOf('adminWithoutCode').split('@');
  await portal.open();
  await portal.submitEmail(`${name} @${domain}`);
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveAccessibleDescription(/Did you mean .*\?/);
  await page.keyboard.press('Tab');
  await expect(portal.button('Yes, use this address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(portal.password).toBeFocused();
  await expect(portal.text(emailOf('adminWithoutCode'))).toBeVisible();
});

test('white space inside an address is still there on the next screen', async ({ page, portal }) => {
  await portal.open();
  await portal.email.fill('no ra@example.org');
  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toHaveValue('no ra@example.org');
  await expect(page).toHaveURL('/login/forgotpw?cat=any');
});

test('an address is sent without the question if its file is missing, which is reported', async ({
  page,
  portal,
}) => {
  const files = await reportedFiles(page);
  await page.route('**/assets/email-question-*', (route) => route.fulfill(MISSING_FILE['404']));
  await portal.open('forgotpw');
  await portal.complete('mailRequest', 'nora@gmial.com');
  await expect.poll(() => files).toEqual(['email-question']);
});

test.describe('with registration', () => {
  test.use({ members: { defaultregistration: true } });

  test('an address that is kept is not asked about on the next screen, nor after a reload', async ({
    page,
    portal,
  }) => {
    await portal.open();
    await portal.submitEmail('nora@gmial.com');
    await portal.button('No, keep what I typed').click();
    await expect(portal.title('Registration')).toBeVisible();
    await expect(portal.email).toHaveValue('nora@gmial.com');
    await page.reload();
    await portal.complete('registration', 'Nora', 'Vik');
    await expect(portal.text('nora@gmial.com')).toBeVisible();
  });
});
