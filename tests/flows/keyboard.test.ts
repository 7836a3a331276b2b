import type { Locator, Page } from 'playwright/test';
import { LANGUAGES } from '../../src/i18n/locale.ts';
import { focusedElement } from './page-state.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';
import { requestsOf } from './requests.ts';

test('a person can sign in using only the keyboard', async ({ page, portal }) => {
  const { keyboard } = page;
  await portal.open();
  await expect(portal.email).toBeFocused();
  await keyboard.type(emailOf('both'));
  await keyboard.press('Enter');

  await expect(page.getByRole('group', { name: 'Login' })).toBeFocused();
  await test.step('Tab moves between the options of a choice, and a number does nothing', async () => {
    for (const [key, title] of [
      ['Tab', 'Member'],
      ['Tab', 'Admin'],
      ['Shift+Tab', 'Member'],
      ['2', 'Member'],
    ] as const) {
      await keyboard.press(key);
      await expect(portal.choice(title)).toBeFocused();
    }
  });
  await keyboard.press('Tab');
  await keyboard.press('Space');

  await expect(portal.password).toBeFocused();
  await expect(portal.password).toHaveValue('');
  await keyboard.type('wrong');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(portal.password).toBeFocused();
  await portal.pause();
  await keyboard.type(passwordOf('both'));
  await keyboard.press('Tab');
  await expect(portal.button('Show password')).toBeFocused();
  await keyboard.press('Space');
  await expect(portal.password).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await expect(portal.button('Log in')).toBeFocused();
  await keyboard.press('Space');
  await expect(page).toHaveURL('/admin');
});

test('the second of two Enters, and one that is held, do nothing in the stage that the first has brought', async ({
  page,
  portal,
}) => {
  const { keyboard } = page;
  const sent = requestsOf(page, /^POST/);
  await portal.open();
  await keyboard.type(emailOf('adminWithoutCode'));
  const element = page.locator('login-portal');
  await element.evaluate((element) => {
    const { shadowRoot } = element;
    const observer = new MutationObserver(() => {
      if (!shadowRoot?.querySelector('[data-stage=password]')) return;
      observer.disconnect();
      element.dataset.focused = document.activeElement?.localName;
    });
    if (shadowRoot) observer.observe(shadowRoot, { childList: true, subtree: true });
  });
  await keyboard.press('Enter');
  await portal.password.waitFor();
  await keyboard.press('Enter');
  await expect(portal.password).toBeFocused();
  await expect(element, 'nothing has the focus until the field of a new stage takes it').toHaveAttribute(
    'data-focused',
    'body',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(portal.button('Switch to dark mode'), 'the first button of the page').toBeVisible();
  // The keyboard is not held back.
  await keyboard.type('wrong');
  await keyboard.down('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // A second `down` repeats the key.
  for (const _ of 'abc') await keyboard.down('Enter');
  await keyboard.up('Enter');
  expect(sent.filter((post) => post.includes('wrong'))).toHaveLength(1);
  await page.waitForTimeout(600);
  await portal.password.fill('');
  await keyboard.press('Enter');
  await expect(portal.text('Please enter your password.')).toBeVisible();
});

test('Tab follows the reading order and shows a focus outline', async ({ page, portal }) => {
  await portal.open();
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const stops: Locator[] = [
    portal.button('Switch to dark mode'),
    portal.languageButton,
    portal.email,
    portal.button('Continue'),
    portal.link('Forgot password?'),
    portal.button('Continue with Campus ID'),
  ];
  for (const stop of stops) {
    await expect(stop).toBeFocused();
    expect(await outline(page), `the outline of ${stop}`).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Tab');
  }
  await portal.button('Switch to dark mode').press('Space');
  await expect(portal.button('Switch to light mode')).toBeFocused();
});

test('in the language menu the arrow keys move, Escape closes and restores the focus, Enter chooses, which reloads the page in this language', async ({
  page,
  portal,
}) => {
  const { keyboard } = page;
  const item = (name: string) => page.getByRole('menuitemradio', { name });
  const last = Object.values<string>(LANGUAGES).at(-1) ?? '';
  const address = '/login/forgotpw?email=a%40b.example&cat=member';
  await page.goto(address);
  await portal.languageButton.focus();
  await keyboard.press('Enter');
  await expect(portal.languageButton).toHaveAttribute('aria-expanded', 'true');
  await expect(item('English')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'Nederlands'],
    ['End', last],
    ['ArrowDown', 'English'],
    ['ArrowUp', last],
    ['Home', 'English'],
    ['d', 'Deutsch'],
    ['e', 'English'],
  ] as const) {
    await keyboard.press(key);
    await expect(item(name)).toBeFocused();
    expect(await outline(page), key).toBeGreaterThanOrEqual(2);
  }

  await keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(portal.languageButton).toBeFocused();

  await keyboard.press('Space');
  await expect(item('English')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await portal.languageButton.focus();
  await keyboard.press('Enter');
  await expect(item('English')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  const reloaded = page.waitForEvent('load');
  await keyboard.press('Enter');
  await reloaded;
  await expect(portal.title('Passwort vergessen')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: 'Sprache' })).toContainText('DE');
});

/** The width of the focus outline in pixels. */
async function outline(page: Page): Promise<number> {
  const element = await focusedElement(page);
  return element.evaluate((focused) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
}
