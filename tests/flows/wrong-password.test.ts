import type { Portal } from './portal.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

const FAILED = "The email address or password isn't right. Please try again.";

test('a wrong password is an error of the field, the text stays, and another try works', async ({
  page,
  portal,
}) => {
  await portal.enterEmailOf('adminWithoutCode');
  await portal.submitPassword('copper-orchard-31');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(portal.password).toHaveAttribute('aria-invalid', 'true');
  await expect(portal.password).toHaveAccessibleDescription(FAILED);
  await expect(portal.password).toHaveValue('copper-orchard-31');
  await expect(portal.password).toBeFocused();
  await expect(page).toHaveURL('/login/');

  await portal.submitPassword(passwordOf('adminWithoutCode'));
  await expect(page).toHaveURL('/admin');
});

test('no password at all is asked for without a call', async ({ page, portal }) => {
  await portal.enterEmailOf('adminWithoutCode');
  await expect(portal.password).toBeFocused();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await portal.button('Log in').click();
  await expect(portal.password).toHaveAccessibleDescription('Please enter your password');
  expect(calls).toEqual([]);
});

test('no e-mail at all is asked for without a call', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.email).toBeFocused();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await portal.email.fill('   ');
  await portal.button('Continue').click();
  await expect(portal.email).toHaveAccessibleDescription('Incomplete! Please fill your email');
  await expect(portal.email).toHaveAttribute('aria-invalid', 'true');
  await expect(portal.email).toBeFocused();
  expect(posts).toEqual([]);
});

test('after five wrong passwords the server asks for patience in its own words, then the right one works', async ({
  page,
  portal,
  backend,
}) => {
  await page.clock.install();
  await portal.open(`?email=${emailOf('memberWithPassword')}`);
  await portal.button('Continue').click();
  for (let attempt = 1; attempt <= 5; attempt++) await answered(portal, `wrong ${attempt}`);
  await expect(portal.text(FAILED)).toBeVisible();

  const patience = 'Too many failed attempts. Please try again in 1 minute.';
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(portal.password).toHaveAccessibleDescription(patience);
  await expect(portal.text(FAILED)).toHaveCount(0);
  await expect(portal.button('Log in')).toHaveAttribute('aria-disabled', 'true');

  backend.advanceMinutes(1);
  await page.clock.fastForward('01:00');
  await expect(portal.button('Log in')).not.toHaveAttribute('aria-disabled');
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

async function answered(portal: Portal, password: string): Promise<void> {
  const answer = portal.page.waitForResponse('**/api/v1/login/member');
  await portal.submitPassword(password);
  await (await answer).finished();
  await expect(portal.button('Log in')).not.toHaveAttribute('aria-disabled');
}
