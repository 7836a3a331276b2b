import type { Locator } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

/** WCAG 2.2, 2.5.2: presses the pointer on each, moves it to the corner of the page and releases it there. */
async function pressAndLeave(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    await target.hover();
    const { mouse } = target.page();
    await mouse.down();
    await mouse.move(2, 2);
    await mouse.up();
  }
}

test('a button, a link or a menu that is pressed does nothing if the pointer is released elsewhere', {
  tag: LONG,
}, async ({ page, portal }) => {
  const posts = requestsOf(page, /^POST /);
  await portal.enterEmailOf('both');
  await pressAndLeave(portal.choice('Member'));
  await expect(portal.choice('Member')).toBeVisible();
  await portal.choice('Member').click();

  await portal.password.fill('Not-this-one-12');
  const address = page.url();
  await pressAndLeave(
    portal.button('Log in'),
    portal.button('Show password'),
    portal.button('Not you?'),
    portal.link('Forgot password?'),
    portal.languageButton,
    portal.button('Switch to dark mode'),
  );
  expect(page.url()).toBe(address);
  await expect(portal.password).toHaveValue('Not-this-one-12');
  await expect(portal.password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(portal.button('Switch to dark mode')).toBeVisible();
  expect(posts.filter((post) => post.includes('Not-this-one'))).toEqual([]);
});
