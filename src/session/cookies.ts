import Cookies from 'js-cookie';
import { setDocumentMember } from '../browser/document.ts';
import { readCookies } from './read-cookies.ts';

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
    store(name, value, age, secure);
    // Chromium leaves a cookie whose value does not change before a newer one of the whole domain.
    if (readCookies(name).indexOf(value) < 1) return;
    store(name, '', '-1', secure);
    store(name, value, age, secure);
  } catch {
    // The elements of the page share the choice in a store.
  }
}

function store(name: string, value: string, age: string, secure: boolean): void {
  if (!isDisturbed()) {
    Cookies.set(name, value, { sameSite: 'Lax', 'max-age': age, secure });
    return;
  }
  const end = (age && `; max-age=${age}`) + (secure ? '; secure' : '');
  const text = `${name}=${Cookies.converter.write?.(value, name)}; path=/; sameSite=Lax${end}`;
  setDocumentMember('cookie', text);
}

/**
 * Whether js-cookie cannot write: an element named `cookie` hides `document.cookie`, or an old library has added properties to
 * `Object.prototype`, which js-cookie would take for attributes of a cookie.
 */
function isDisturbed(): boolean {
  for (const _added in {}) return true;
  return typeof document.cookie !== 'string';
}
