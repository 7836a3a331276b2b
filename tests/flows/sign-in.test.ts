import { linkIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { requestsOf } from './requests.ts';

for (const [who, key, title, area, name] of [
  ['an admin', 'adminWithoutCode', 'Login', '/admin', 'Tomás Ferreira'],
  ['a member', 'memberWithPassword', 'Member-Login', '/member', 'Hanna Lindqvist'],
] as const)
  test(`${who} signs in with the password and reaches ${area}, without a call or code of passkeys`, {
    tag: SAMPLE,
  }, async ({ page, portal }) => {
    const passkeys = requestsOf(page, /passkey/);
    await portal.open();
    await expect(portal.email).toBeFocused();
    await portal.submitEmail(emailOf(key));
    await expect(portal.title(title)).toBeVisible();
    await expect(portal.password).toBeFocused();
    await portal.password.fill(passwordOf(key));
    await portal.button('Log in').click();
    await expect(page).toHaveURL(area);
    await expect(page.getByText(`You are logged in as ${name}`)).toBeVisible();
    expect(passkeys, 'the server does not announce them').toEqual([]);
  });

test('a person without a password for the chosen portal receives one mail with a link, and "Change the address" keeps the address', {
  tag: SAMPLE,
}, async ({ page, portal, backend }) => {
  const key = 'bothMemberWithoutPassword';
  await portal.enterEmailOf(key);
  await expect(portal.choice('Member')).toBeVisible();
  expect(backend.outbox.list(emailOf(key))).toEqual([]);
  await portal.choice('Member').click();
  await expect(portal.title('Member-Login')).toBeFocused();
  await expect(page.locator('[aria-live]').filter({ hasText: 'Please check your inbox' })).toContainText(
    "We've emailed you a link to the member portal.",
  );
  await expect(portal.text(emailOf(key))).toBeVisible();
  expect(linkIn(await mailTo(backend, emailOf(key)))).toContain(`${backend.url}/login/token/`);
  expect(backend.outbox.list(emailOf(key))).toHaveLength(1);
  await portal.button('Change the address').click();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf(key));
});

test('a person who is signed in already goes to the area with the address alone', async ({
  page,
  portal,
}) => {
  await portal.signIn('memberWithPassword');
  await expect(page).toHaveURL('/member');
  await portal.enterEmailOf('memberWithPassword');
  await expect(page).toHaveURL('/member');
});
