import { emailOf, expect } from '../portal.ts';
import type { Stage } from './stage.ts';

export const OTHER_STAGES: readonly Stage[] = [
  {
    name: 'forgot password',
    async reach(portal) {
      await portal.open('forgotpw');
      await expect(portal.button('Submit')).toBeVisible();
    },
  },
  {
    name: 'forgot password, email missing',
    async reach(portal) {
      await portal.open('forgotpw?submit=1');
      await expect(portal.text('Please provide your email address!')).toBeVisible();
    },
  },
  {
    name: 'forgot password, sent',
    async reach(portal) {
      await portal.open(`forgotpw?submit=1&email=${emailOf('both')}`);
      await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
    },
  },
  {
    name: 'single sign-on error',
    async reach(portal) {
      await portal.open('sso/error');
      await expect(portal.link('Back to Login')).toBeVisible();
    },
  },
  {
    name: 'language menu',
    async reach(portal) {
      await portal.open();
      await portal.languageButton.click();
      await expect(portal.page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'cookie banner',
    async reach(portal) {
      await portal.open();
      await expect(portal.page.locator('[part~=cookie-banner]')).toBeVisible();
    },
  },
  {
    name: 'offline',
    async reach(portal) {
      await portal.open();
      await expect(portal.button('Continue')).toBeVisible();
      await portal.page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
        dispatchEvent(new Event('offline'));
      });
      await expect(portal.text('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'screen not loaded',
    async reach(portal) {
      const { page } = portal;
      await page.route(/\/assets\/forgot-password|:\d+\/$/, (route) => route.abort());
      await portal.open('forgotpw');
      await expect(portal.text('This page could not be loaded.')).toBeVisible();
    },
  },
  {
    name: 'screen removed by an update',
    async reach(portal) {
      await portal.page.route('**/assets/forgot-password*', (route) => route.fulfill({ status: 404 }));
      await portal.open('forgotpw');
      await expect(portal.text('This page needs to be reloaded.')).toBeVisible();
    },
  },
];
