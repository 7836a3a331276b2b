import type { Page } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { expect, type Portal, test } from './portal.ts';

const marked = (portal: Portal) => portal.button('Continue with Campus ID Last used');
const plain = (portal: Portal) => portal.button('Continue with Campus ID');

async function signIn(page: Page, portal: Portal): Promise<void> {
  await plain(portal).click();
  await page.getByRole('radio', { name: 'Hanna Lindqvist, member' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/member');
}

test('the provider that was used last has a mark, which the person can remove', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await portal.open();
  await portal.button('Got it!').click();
  await signIn(page, portal);
  await portal.open();
  await expect(marked(portal)).toBeVisible();
  await portal.button("Don't remember my choice").click();
  await expect(plain(portal)).toBeFocused();
  await expect(portal.text('This browser has forgotten it.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(plain(portal)).toBeVisible();
});
