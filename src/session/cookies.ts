import Cookies from 'js-cookie';

/** `Secure` where the page is; a cookie without it would be refused there, one with it would be refused on plain http. */
const secure = () => location.protocol === 'https:';

/** Reading throws in a sandboxed frame; a cookie that cannot be read is absent (D24). */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Session cookie, path `/`, `SameSite=Lax` (D25, D26). Where cookies are blocked nothing happens (D24). */
export function writeCookie(name: string, value: string): void {
  try {
    Cookies.set(name, value, { path: '/', sameSite: 'Lax', secure: secure() });
  } catch {
    // The choice lasts for the page, in the store of preferences.
  }
}
