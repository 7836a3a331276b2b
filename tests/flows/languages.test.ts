import type { Page } from 'playwright/test';
import { codeIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { translateTo } from './localized.ts';
import { emailOf, expect, Portal, test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { userPref } from './user-pref.ts';

test.use({ members: { defaultregistration: true } });

test('the errors and mails of the server are in the language that is shown, whatever the browser prefers', async ({
  page,
  portal,
  backend,
}) => {
  // Chosen before the browser was closed, which ends its cookies.
  await portal.open();
  await page.evaluate(() => localStorage.setItem('locale', 'de'));
  const german = new Portal(page, translateTo('de'));
  await german.signIn('adminWithCode');
  const mail = await mailTo(backend, emailOf('adminWithCode'));
  expect(mail.subject).toContain('Sicherheitscode');
  await german.pause();
  await german.submitCode(codeIn(mail) === '000000' ? '111111' : '000000');
  await expect(page.getByText('Der Code stimmt nicht. Sie haben noch 4 Versuche.').first()).toBeVisible();
});

test.describe('the reload of a change of language', () => {
  test('keeps what was typed in the registration', { tag: LONG }, async ({ page, portal }) => {
    await portal.open('register?email=ada%40example.org');
    await portal.field('Title (optional)').fill('Dr');
    await portal.field('First name').fill('Ada');
    await portal.email.fill('');
    await page.getByRole('checkbox').check();
    await reloadInGerman(page);
    await expect(portal.field('Anrede/Titel (optional)')).toHaveValue('Dr');
    await expect(portal.field('Vorname')).toHaveValue('Ada');
    await expect(portal.field('E-Mail-Adresse')).toHaveValue('');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  test('begins the login again with the address, without a notice and without the password', {
    tag: LONG,
  }, async ({ page, portal }) => {
    await portal.enterEmailOf('both');
    await portal.choice('Admin').click();
    await portal.password.fill('half a passw');
    await portal.button('Show password').click();
    await copyStorage(page);
    await reloadInGerman(page);
    await expect(portal.field('E-Mail-Adresse')).toHaveValue(emailOf('both'));
    await expect(portal.title('Anmeldung')).toBeVisible();
    await expect(page.getByText('neu geladen')).toHaveCount(0);
    const copy = await page.evaluate(() => localStorage.getItem('copy'));
    expect(copy).toContain(emailOf('both'));
    expect(copy).not.toContain('half a passw');
  });

  test('keeps the notice of the screen, which many could not read before', { tag: LONG }, async ({
    page,
    portal,
  }) => {
    await portal.open();
    await portal.submitEmail('nora.vik@example.org');
    await expect(
      portal.text("We don't know this email address. Please check it, or register below."),
    ).toBeVisible();
    await reloadInGerman(page);
    await expect(
      portal.text(translateTo('de')("We don't know this email address. Please check it, or register below.")),
    ).toBeVisible();
  });

  test('does not take place without a network', { tag: LONG }, async ({ context, page, portal }) => {
    await portal.open('register');
    await portal.field('First name').fill('Ada');
    await context.setOffline(true);
    await portal.languageButton.click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(portal.languageButton).toBeFocused();
    await expect(portal.field('First name')).toHaveValue('Ada');
    expect(await userPref(context)).toEqual({ locale: 'de' });
  });

  test('does not take place after something was sent, so that the screen still says so', {
    tag: LONG,
  }, async ({ page, portal }) => {
    await portal.open('forgotpw');
    await portal.email.fill('ada@example.org');
    await portal.button('Submit').click();
    await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
    await portal.languageButton.click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(portal.text('ada@example.org')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('does not take place while something is sent', { tag: LONG }, async ({ page, portal }) => {
    const release = await holdRequests(page, '**/api/v1/login/forgotpw');
    await portal.open('forgotpw');
    await portal.email.fill('ada@example.org');
    await portal.button('Submit').click();
    await portal.languageButton.click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    release();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(portal.text('ada@example.org')).toBeVisible();
  });
});

test('a tab that is shown again has the language and the theme that another tab has chosen, and keeps what was typed', {
  tag: LONG,
}, async ({ context, page, portal }) => {
  await portal.open('register');
  await portal.field('First name').fill('Ada');
  const other = await context.newPage();
  await other.goto('/login/forgotpw');
  await other.getByRole('button', { name: 'Switch to dark mode' }).click();
  await reloadInGerman(other);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(portal.title('Registrierung')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(portal.field('Vorname')).toHaveValue('Ada');
});

async function reloadInGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await reloaded;
}

/** Keeps a copy of what is written last. */
const copyStorage = (page: Page) =>
  page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(localStorage, 'copy', value);
      setItem.call(this, key, value);
    };
  });
