import type { PersonKey } from '../../demo/backend/seed.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, test } from './portal.ts';

const people: { key: PersonKey; who: string; title: string; cat: string }[] = [
  { key: 'adminNotActivated', who: 'an admin', title: 'Login', cat: 'user' },
  { key: 'memberNotActivated', who: 'a member', title: 'Member-Login', cat: 'member' },
];

for (const { key, who, title, cat } of people) {
  test(`${who} who has not activated the account yet asks for the mail that does it`, async ({
    page,
    portal,
    backend,
  }) => {
    await portal.enterEmailOf(key);
    await expect(portal.title(title)).toBeVisible();
    await expect(portal.link('Forgot password?')).toHaveCount(0);
    await portal.link('Activate account').click();
    await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(emailOf(key))}&cat=${cat}`);
    await expect(portal.email).toHaveValue(emailOf(key));
    await portal.button('Submit').click();
    await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
    const mail = await mailTo(backend, emailOf(key));
    expect(mail.subject).toBe('Activate your account');
    expect(linkIn(mail)).toContain('/login/token/');
  });
}

test('no password opens an account that is not activated', async ({ portal }) => {
  await portal.enterEmailOf('adminNotActivated');
  await portal.submitPassword('anything');
  await expect(portal.text("The email address or password isn't right. Please try again.")).toBeVisible();
  await expect(portal.link('Activate account')).toBeVisible();
});
