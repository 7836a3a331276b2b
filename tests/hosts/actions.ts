/* What a visitor does with the elements of a host page. Locators pierce shadow roots. */
import { expect, type Locator } from 'playwright/test';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { VOUCHER } from '../support/calls.ts';
import { complete, enter, type Place } from '../support/enter.ts';
import { FRAGMENT_TAGS } from './elements.ts';

export const EMAIL = 'ada@example.org';

export const ALL = elementTags.map((tag) => `<${tag}></${tag}>`).join('');

/** Waits until every element shows a button and has received its replies. */
export async function expectShown(place: Place): Promise<void> {
  for (const tag of elementTags) await expect(place.locator(tag).getByRole('button').first()).toBeVisible();
  await expect(place.locator('self-register').getByLabel('First name')).toBeVisible();
  await expect(place.locator('login-portal').locator('[part=brand]')).toHaveText('Compass');
  await expect(place.locator('login-portal').locator('[part=loading-screen]')).toHaveCount(0);
}

export const redeem = (place: Place): Promise<void> =>
  complete(place.locator('voucher-redeem'), 'newVoucher', [VOUCHER, EMAIL]);

export const register = (place: Place, tag = 'self-register'): Promise<void> =>
  complete(place.locator(tag), 'registration', ['Ada', 'Byron', EMAIL]);

export const requestMail = (place: Place, tag: string): Promise<void> =>
  complete(place.locator(tag), 'mailRequest', [EMAIL]);

/** The forms with other fields than the email address. */
const OTHER_FORMS = ['self-register', 'voucher-redeem'];

/** Continues the login to the password. */
export async function submitEmail(place: Place): Promise<void> {
  const portal = place.locator('login-portal');
  await enter(portal, 'email', [EMAIL]);
  await expect(portal.getByLabel('Password', { exact: true })).toBeVisible();
}

/** Everything a visitor can do without leaving the page and without saving anything. */
export async function completeForms(place: Place): Promise<void> {
  await expectShown(place);
  await redeem(place);
  await register(place);
  for (const tag of FRAGMENT_TAGS) if (!OTHER_FORMS.includes(tag)) await requestMail(place, tag);
  await submitEmail(place);
}

export async function chooseLanguage(switcher: Locator, language: string): Promise<void> {
  await switcher.getByRole('button').click();
  await switcher.getByRole('menuitemradio', { name: language }).click();
}

/** Accepts cookies and switches every element to the dark theme and to German. */
export async function choosePreferences(place: Place): Promise<void> {
  const banner = place.locator('cookie-consent').getByRole('button', { name: 'Got it!' });
  await banner.click();
  await expect(banner).toHaveCount(0);
  await place.locator('theme-switcher').getByRole('button', { name: 'Switch to dark mode' }).click();
  await chooseLanguage(place.locator('language-switcher'), 'Deutsch');
  for (const tag of elementTags) {
    await expect(place.locator(tag).locator('[part~=root]')).toHaveAttribute('data-theme', 'dark');
    await expect(place.locator(tag).locator('[part~=root]')).toHaveAttribute('lang', 'de');
  }
}

/** What `choosePreferences` saves. */
export const SAVED = { cookies: ['cookie-consent-status', 'userpref'], storage: ['locale'] };
