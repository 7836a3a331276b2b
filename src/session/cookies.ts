import Cookies from 'js-cookie';
import { documentAccessors, documentMember } from '../kit/document.ts';

const { read = decodeURIComponent, write = encodeURIComponent } = Cookies.converter;

/**
 * Whether js-cookie cannot be used: an element named `cookie` hides `document.cookie`, or an old library has added properties to
 * `Object.prototype`, which js-cookie would take for attributes of a cookie.
 */
function isDisturbed(): boolean {
  for (const _added in {}) return true;
  return typeof document.cookie !== 'string';
}

/** Reading throws in a sandboxed frame. A cookie that cannot be read counts as absent (D24). */
export function readCookie(name: string): string | undefined {
  try {
    if (!isDisturbed()) return Cookies.get(name);
    const pairs = documentMember('cookie').split('; ');
    const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`));
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
  const age = days === 'session' ? '' : `${days * 86_400}`;
  try {
    if (isDisturbed()) {
      const end = (age && `; max-age=${age}`) + (secure ? '; secure' : '');
      const text = `${name}=${write(value, name)}; path=/; sameSite=Lax${end}`;
      Reflect.set(documentAccessors(), 'cookie', text, document);
    } else Cookies.set(name, value, { sameSite: 'Lax', 'max-age': age, secure });
  } catch {
    // The elements of the page share the choice in a store.
  }
}
