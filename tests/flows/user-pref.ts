/* The cookies with what the person has chosen: `userpref`, which the portal shares with the rest of the product, and consent. */
import type { BrowserContext } from 'playwright/test';

const NAME = 'userpref';

export async function saveUserPref(
  context: BrowserContext,
  url: string | undefined,
  value: object,
): Promise<void> {
  const encoded = encodeURIComponent(JSON.stringify(value));
  await context.addCookies([{ name: NAME, value: encoded, url: String(url) }]);
}

export async function userPref(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === NAME);
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Keeps the banner away. */
export const acceptCookies = (context: BrowserContext, url: string | undefined): Promise<void> =>
  context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: String(url) }]);
