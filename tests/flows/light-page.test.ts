import { openWithoutApp } from './first-screen-page.ts';
import { emailOf, expect, test } from './portal.ts';

test.use({ rendering: 'light' });

test('shows its first screen without the app, and keeps the fields and what was typed', async ({
  page,
  portal,
}) => {
  const load = await openWithoutApp(page);
  await portal.email.fill(emailOf('adminWithCode'));
  const field = await portal.email.elementHandle();
  const looks = () =>
    Promise.all([page.locator('.card'), portal.button('Continue')].map((part) => part.evaluate(lookOf)));
  const before = await looks();
  await load();
  expect(await looks()).toEqual(before);
  expect(await portal.email.evaluate((input, former) => input === former, field)).toBe(true);
  await expect(portal.email).toHaveValue(emailOf('adminWithCode'));
  expect(await page.locator('login-portal').evaluate(({ shadowRoot }) => shadowRoot?.innerHTML)).toBe(
    '<slot></slot>',
  );
});

function lookOf(element: Element) {
  const { backgroundColor, borderRadius, font, padding } = getComputedStyle(element);
  return { backgroundColor, borderRadius, font, padding };
}
