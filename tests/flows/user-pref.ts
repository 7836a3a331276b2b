/* The cookie `userpref`, which the portal shares with the rest of the product. */
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
