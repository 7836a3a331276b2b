import { linkIn, mailTo } from '../support/mail.ts';
import { LONG, SAMPLE } from '../support/tags.ts';
import { expect, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';

test.use({ members: { defaultregistration: true } });

test('an unknown email opens the registration, which the person confirms by mail', { tag: SAMPLE }, async ({
  page,
  portal,
  backend,
}) => {
  await portal.open();
  await portal.submitEmail(NEWCOMER);
  await expect(portal.title('Registration')).toBeVisible();
  await expect(page.locator('[part~=alert]'), 'why the login has opened it').toBeFocused();
  await expect(portal.email).toHaveValue(NEWCOMER);
  const [email, title] = [
    await portal.email.boundingBox(),
    await portal.field('Title (optional)').boundingBox(),
  ];
  expect(email?.y, 'the address comes first').toBeLessThan(title?.y ?? 0);
  await expect(
    portal.text("We don't know this email address. Please check it, or register below."),
  ).toBeVisible();
  await portal.complete('registration', 'Nora', 'Vik');

  await portal.page.goto(linkIn(await mailTo(backend, NEWCOMER)));
  await expect(portal.page).toHaveURL(/\/registrationsuccess\?mid=\d+/);
  await expect(portal.page.getByText(NEWCOMER)).toBeVisible();
  await portal.page.getByRole('button', { name: 'Confirm my registration' }).click();
  await expect(portal.page.getByText('Your registration is confirmed.')).toBeVisible();
});

test('the address can be changed after the registration, and "Back to Login" keeps it', {
  tag: LONG,
}, async ({ page, portal }) => {
  await portal.open(`register?email=${NEWCOMER}`);
  await portal.enter('registration', 'Nora', 'Vik');
  await expect(page.locator('[aria-live]').filter({ hasText: NEWCOMER })).toContainText('spam folder');
  await portal.button('Change the address').click();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(NEWCOMER);
  await expect(portal.field('First name')).toHaveValue('Nora');
  await portal.email.fill('other@example.org');
  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toHaveValue('other@example.org');
});
