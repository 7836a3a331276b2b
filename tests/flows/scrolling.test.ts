import { withScrollbars } from '../support/engines/scrollbars.ts';
import { mailedLink } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test.use({
  launchOptions: [withScrollbars, { scope: 'worker' }],
  members: { defaultregistration: true },
  viewport: { width: 1280, height: 860 },
});

test('the card stays in the middle of the window if the next screen adds a scrollbar', async ({
  page,
  portal,
}) => {
  const measured = () =>
    page.locator('.card').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { middle: (left + right) / 2, scrollbar: innerWidth - document.documentElement.clientWidth };
    });
  await portal.open();
  await expect(portal.email).toBeVisible();
  expect(await measured()).toEqual({ middle: 640, scrollbar: 0 });
  await portal.link('New here? Register').click();
  await expect(portal.title('Registration')).toBeVisible();
  const { middle, scrollbar } = await measured();
  expect(scrollbar).toBeGreaterThan(0);
  expect(middle).toBe(640);
});

test('the space bar moves no line below the header that stays', async ({ page, backend }) => {
  await page.setViewportSize({ width: 910, height: 430 });
  await page.goto(await mailedLink(backend, 'members/personaldata', 'memberWithPassword'));
  await expect(page.getByRole('article')).toHaveCount(5);
  const header = await page
    .locator('.top')
    .evaluate((node) => ({ height: node.clientHeight, position: getComputedStyle(node).position }));
  expect(header.position).toBe('sticky');
  await page.locator('.title').click();
  await page.keyboard.press('Space');
  const y = () => page.evaluate(() => scrollY);
  await expect.poll(y).toBeGreaterThan(200);
  await expect(async () => {
    const before = await y();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await y()).toBe(before);
  }).toPass();
  expect(await y()).toBeLessThanOrEqual(430 - header.height);
});
