/* `test` with a server that announces passkeys, and what people do with them. */
import type { Page } from 'playwright/test';
import { emailOf, expect, type Portal, passwordOf, test as withPortal } from '../portal.ts';

export { expect };

export const test = withPortal.extend({ passkeys: true });

export const OFFER = 'Log in faster next time';

interface Person {
  key: 'adminWithoutCode' | 'memberWithPassword';
  area: '/admin' | '/member';
}

export const ADMIN: Person = { key: 'adminWithoutCode', area: '/admin' };
export const MEMBER: Person = { key: 'memberWithPassword', area: '/member' };

/** Signs a person in with the password, up to the offer of a passkey. */
export async function reachOffer(portal: Portal, { key }: Person): Promise<void> {
  await portal.open();
  // A person who signs in before the page knows the device is offered nothing.
  await portal.button('Use a passkey').waitFor();
  await portal.submitEmail(emailOf(key));
  await portal.submitPassword(passwordOf(key));
  await expect(portal.text(OFFER)).toBeVisible();
}

/** Ends signed in. */
export async function createPasskey(portal: Portal, person: Person): Promise<void> {
  await reachOffer(portal, person);
  await portal.button('Create a passkey').click();
  await expect(portal.page).toHaveURL(person.area);
}

export const signOut = (page: Page): Promise<void> => page.context().clearCookies();
