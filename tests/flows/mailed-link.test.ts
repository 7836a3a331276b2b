import { linkIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, test } from './portal.ts';

test('a member without a password is mailed one link that signs in', async ({ page, portal, backend }) => {
  await portal.enterEmailOf('memberWithoutPassword');
  await expect(portal.title('Member-Login')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Please check your inbox' })).toContainText(
    'We have sent you an e-mail with a link that takes you to the member portal.',
  );
  await expect(page.getByText(emailOf('memberWithoutPassword'))).toBeVisible();
  const mail = await mailTo(backend, emailOf('memberWithoutPassword'));
  expect(mail.subject).toBe('Your link to the member portal');
  expect(linkIn(mail)).toMatch(new RegExp(`^${backend.url}/login/token/[\\w-]{20,}$`));
  expect(backend.outbox.list(emailOf('memberWithoutPassword'))).toHaveLength(1);
});
