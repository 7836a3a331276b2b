import { linkIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

for (const [who, key, title, area, name] of [
  ['an admin', 'adminWithoutCode', 'Login', '/admin', 'Tomás Ferreira'],
  ['a member', 'memberWithPassword', 'Member-Login', '/member', 'Hanna Lindqvist'],
  ['a person who chooses the member portal', 'both', 'Member-Login', '/member', 'Marieke de Vries'],
] as const)
  test(`${who} signs in with the password and reaches ${area}`, async ({ page, portal }) => {
    await portal.open();
    await expect(portal.email).toBeFocused();
    await portal.submitEmail(emailOf(key));
    if (key === 'both') {
      await expect(portal.text('How would you like to log in?')).toBeFocused();
      await portal.choice('Member').click();
    }
    await expect(portal.title(title)).toBeVisible();
    await expect(portal.password).toBeFocused();
    await portal.password.fill(passwordOf(key));
    await portal.button('Log in').click();
    await expect(page).toHaveURL(area);
    await expect(page.getByText(`You are logged in as ${name}`)).toBeVisible();
  });

for (const [who, key, back] of [
  ['a member without a password', 'memberWithoutPassword', 'Back to Login'],
  ['a person without a password for the chosen portal', 'bothMemberWithoutPassword', 'Not you? Change'],
] as const)
  test(`${who} receives one mail with a link, and "${back}" keeps the address`, async ({
    page,
    portal,
    backend,
  }) => {
    await portal.enterEmailOf(key);
    if (key === 'bothMemberWithoutPassword') {
      await expect(portal.choice('Member')).toBeVisible();
      expect(backend.outbox.list(emailOf(key))).toEqual([]);
      await portal.choice('Member').click();
    }
    await expect(portal.title('Member-Login')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Please check your inbox' })).toContainText(
      "We've emailed you a link to the member portal.",
    );
    await expect(page.getByText(emailOf(key))).toBeVisible();
    const mail = await mailTo(backend, emailOf(key));
    expect(mail.subject).toBe('Your link to the member portal');
    expect(linkIn(mail)).toMatch(new RegExp(`^${backend.url}/login/token/[\\w-]{20,}$`));
    expect(backend.outbox.list(emailOf(key))).toHaveLength(1);
    await portal.button(back).click();
    await expect(portal.email).toBeFocused();
    await expect(portal.email).toHaveValue(emailOf(key));
  });
