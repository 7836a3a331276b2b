import Cookies from 'js-cookie';

/**
 * Only js-cookie's encoding is used, not its access to cookies: a form named `cookie` hides `document.cookie`, and js-cookie
 * writes properties that an old library has added to `Object.prototype` as cookie attributes.
 */
const { read = decodeURIComponent, write = encodeURIComponent } = Cookies.converter;

/**
 * The object whose `cookie` is not hidden by an element of that name. It is the document if possible, because a host page may
 * have redefined `document.cookie`.
 */
const cookieOwner = (): object => (typeof document.cookie === 'string' ? document : Document.prototype);

/** Reading throws in a sandboxed frame. A cookie that cannot be read counts as absent (D24). */
export function readCookie(name: string): string | undefined {
  try {
    const text: string = Reflect.get(cookieOwner(), 'cookie', document);
    const pair = text.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return pair && read(pair.slice(name.length + 1), name);
  } catch {
    return undefined;
  }
}

const DEFAULT_DAYS = 1;

export interface CookieOptions {
  /** `session` lasts until the browser is closed. Both cookies of the portal use it (D26). */
  days?: number | 'session';
  /** By default `true` on https and `false` on http. */
  secure?: boolean;
}

/** Uses path `/` and `SameSite=Lax` (D25). Does nothing if cookies are blocked (D24). */
export function writeCookie(
  name: string,
  value: string,
  { days = DEFAULT_DAYS, secure = location.protocol === 'https:' }: CookieOptions = {},
): void {
  const age = days === 'session' ? '' : `; max-age=${days * 86_400}`;
  try {
    const text = `${name}=${write(value, name)}; path=/; sameSite=Lax${age}${secure ? '; secure' : ''}`;
    Reflect.set(cookieOwner(), 'cookie', text, document);
  } catch {
    // The elements of the page share the choice in a store.
  }
}
