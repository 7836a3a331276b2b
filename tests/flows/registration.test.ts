import { linkIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
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
