import { LONG } from '../support/tags.ts';
import { expect, type Portal, test } from './portal.ts';

test('Campus ID signs in an admin and leads to /admin', async ({ page, portal }) => {
  await openCampusId(portal);
  await page.getByRole('radio', { name: 'Ingrid Solberg, admin' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are logged in as Ingrid Solberg')).toBeVisible();
  // Back does not sign in again.
  await page.goBack();
  await expect(page).not.toHaveURL('/admin');
  await expect(page).not.toHaveURL(/\/login\/sso\/(admin|portal)/);
});

test('declining at Campus ID shows the reason and a link back to the login, and leaves no mark', {
  tag: LONG,
}, async ({ page, portal }) => {
  // Without consent, nothing would be kept in any case.
  await portal.open();
  await portal.button('Got it!').click();
  await openCampusId(portal);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/login\/sso\/error\?message=/);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("We couldn't log you in. The login service says:");
  await expect(alert).toContainText('The login with Campus ID was cancelled.');
  await portal.link('Back to Login').click();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual([]);
});

async function openCampusId(portal: Portal): Promise<void> {
  await portal.open();
  await portal.button('Continue with Campus ID').click();
  await expect(portal.page).toHaveURL(/\/campus-id\?state=/);
}
