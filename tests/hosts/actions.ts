/* What a person does with the widgets of a host page; locators see through shadow roots. */
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect, VOUCHER } from './site.ts';

type Place = Page | FrameLocator | Locator;

export const EMAIL = 'ada@example.org';

export const ALL =
  '<voucher-redeem></voucher-redeem><self-register></self-register><login-portal></login-portal>';

/** The three elements are there, with what they ask the server for. */
export async function expectShown(place: Place): Promise<void> {
  await expect(place.locator('voucher-redeem').getByLabel('Voucher code')).toBeVisible();
  await expect(place.locator('self-register').getByLabel('First name')).toBeVisible();
  await expect(place.locator('login-portal').locator('[part=brand]')).toHaveText('Compass');
  await expect(place.locator('login-portal').locator('[part=loading-screen]')).toHaveCount(0);
}

export async function redeem(place: Place): Promise<void> {
  const widget = place.locator('voucher-redeem');
  await widget.getByLabel('Voucher code').fill(VOUCHER);
  await widget.getByLabel('Email address').fill(EMAIL);
  await widget.getByLabel('Email address').press('Enter');
  await expect(widget.getByText('Your voucher has been accepted.')).toBeVisible();
}

export const REDEMPTION = {
  email: EMAIL,
  firstname: '',
  middlename: '',
  lastname: '',
  product: '',
  language: '',
};

export async function register(place: Place, tag = 'self-register'): Promise<void> {
  const widget = place.locator(tag);
  await widget.getByLabel('First name').fill('Ada');
  await widget.getByLabel('Last name').fill('Byron');
  await widget.getByLabel('Email address').fill(EMAIL);
  await widget.getByRole('checkbox').check();
  await widget.getByRole('button', { name: 'Register' }).click();
  await expect(widget.getByText('Thank you for your request.')).toBeVisible();
}

export const REGISTRATION = {
  title: '',
  firstname: 'Ada',
  middlename: '',
  lastname: 'Byron',
  email: EMAIL,
  agreeTC: true,
  regType: 'default',
  campaignid: null,
  groupid: null,
  gRCtoken: null,
};

/** As far as the password. */
export async function submitEmail(place: Place): Promise<void> {
  const portal = place.locator('login-portal');
  await portal.getByLabel('Email address').fill(EMAIL);
  await portal.getByLabel('Email address').press('Enter');
  await expect(portal.getByLabel('Password', { exact: true })).toBeVisible();
}

export async function chooseDark(place: Place): Promise<void> {
  await place.locator('login-portal').getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(place.locator('login-portal').locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
}

/** Everything a visitor can do without leaving the page. */
export async function useAll(place: Place): Promise<void> {
  await expectShown(place);
  await redeem(place);
  await register(place);
  await submitEmail(place);
}
