import type { Page } from 'playwright/test';
import { expect, type Portal, test } from './portal.ts';

test('an admin goes out to Campus ID and comes back into the admin area', async ({ page, portal }) => {
  await goOut(portal);
  await answer(page, 'Ingrid Solberg, admin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are signed in as Ingrid Solberg')).toBeVisible();
});

test('a member goes out to Campus ID and comes back into the member portal', async ({ page, portal }) => {
  await goOut(portal);
  await answer(page, 'Hanna Lindqvist, member');
  await expect(page).toHaveURL('/member');
  await expect(page.getByText('You are signed in as Hanna Lindqvist')).toBeVisible();
});

test('who declines there reads why it did not work, and finds the way back', async ({ page, portal }) => {
  await goOut(portal);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/login\/sso\/error\?message=/);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You could not be logged in. The login service gave this reason:');
  await expect(alert).toContainText('The sign-in with Campus ID was cancelled.');
  await portal.link('Back to Login').click();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeFocused();
});

test('Back from the area does not run the landing again', async ({ page, portal }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await portal.open();
  await page.goto('/login/sso/admin');
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/admin');
  expect(visited.filter((path) => path === '/login/sso/admin')).toHaveLength(1);
});

test('after the whole way out and in, Back does not sign in again', async ({ page, portal }) => {
  await goOut(portal);
  await answer(page, 'Ingrid Solberg, admin');
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(page).not.toHaveURL('/admin');
  await expect(page).not.toHaveURL(/\/login\/sso\/admin/);
});

test('an unknown target leads to the login', async ({ page, portal }) => {
  await portal.open('sso/moon');
  await expect(page).toHaveURL('/login/');
  await expect(portal.email).toBeVisible();
});

async function goOut(portal: Portal): Promise<void> {
  await portal.open();
  await portal.button('Continue with Campus ID').click();
  await expect(portal.page).toHaveURL(/\/campus-id\?state=/);
}

async function answer(page: Page, person: string): Promise<void> {
  await page.getByRole('radio', { name: person }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}
