import { emailOf, expect } from '../portal.ts';
import type { Stages } from './stage.ts';

export const OTHER_STAGES = {
  async 'forgot password'(portal) {
    await portal.open('forgotpw');
    await expect(portal.button('Submit')).toBeVisible();
  },
  async 'forgot password, email missing'(portal) {
    await portal.open('forgotpw?submit=1');
    await expect(portal.text('Please provide your email address!')).toBeVisible();
  },
  async 'forgot password, sent'(portal) {
    await portal.open(`forgotpw?submit=1&email=${emailOf('both')}`);
    await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
  },
  async 'activation, sent'(portal) {
    await portal.open(`forgotpw?submit=1&activate=1&email=${emailOf('adminNotActivated')}`);
    await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
  },
  async 'single sign-on error'(portal) {
    await portal.open('sso/error');
    await expect(portal.link('Back to Login')).toBeVisible();
  },
  async 'language menu'(portal) {
    await portal.open();
    await portal.languageButton.click();
    await expect(portal.page.getByRole('menu')).toBeVisible();
  },
  async 'cookie banner'(portal) {
    await portal.open();
    await expect(portal.page.locator('[part~=cookie-banner]')).toBeVisible();
  },
  async offline(portal) {
    await portal.open();
    await expect(portal.button('Continue')).toBeVisible();
    // The stages after it are in the same browser.
    await portal.page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await portal.page.route('**/api/v1/login', (route) => route.abort());
    await portal.submitEmail('ada@b.example');
    await expect(portal.text('You are offline.')).toBeVisible();
  },
  async 'screen not loaded'(portal) {
    const { page } = portal;
    await page.route(/\/assets\/forgot-password|:\d+\/$/, (route) => route.abort());
    await portal.open('forgotpw');
    await expect(portal.text('This page could not be loaded.')).toBeVisible();
  },
  async 'screen removed by an update'(portal) {
    await portal.page.route('**/assets/forgot-password*', (route) => route.fulfill({ status: 404 }));
    await portal.open('forgotpw');
    await expect(portal.text('This page needs to be reloaded.')).toBeVisible();
  },
} satisfies Stages;
