import Cookies from 'js-cookie';

/**
 * How js-cookie writes a value, without its access: a form named `cookie` hides `document.cookie` from it, and what an old
 * library has added to every object it takes for an attribute.
 */
const { read = decodeURIComponent, write = encodeURIComponent } = Cookies.converter;

/** Where `cookie` is not hidden by an element of that name. A host's own guard of its cookies is respected. */
const holder = (): object => (typeof document.cookie === 'string' ? document : Document.prototype);

/** Reading throws in a sandboxed frame; a cookie that cannot be read is absent (D24). */
export function readCookie(name: string): string | undefined {
  try {
    const text: string = Reflect.get(holder(), 'cookie', document);
    const pair = text.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
    return pair && read(pair.slice(name.length + 1), name);
  } catch {
    return undefined;
  }
}

/** Days a cookie lasts that says nothing else (specification, section 9). */
const LIFETIME = 1;

export interface CookieOptions {
  /** `session` is as long as the browser runs; both our cookies are of that kind (D26). */
  days?: number | 'session';
  /** By default where the page is: without it a cookie would be refused there, with it on plain http. */
  secure?: boolean;
}

/** Path `/`, `SameSite=Lax` (D25). Where cookies are blocked nothing happens (D24). */
export function writeCookie(
  name: string,
  value: string,
  { days = LIFETIME, secure = location.protocol === 'https:' }: CookieOptions = {},
): void {
  const age = days === 'session' ? '' : `; max-age=${days * 86_400}`;
  try {
    const text = `${name}=${write(value, name)}; path=/; sameSite=Lax${age}${secure ? '; secure' : ''}`;
    Reflect.set(holder(), 'cookie', text, document);
  } catch {
    // The choice lasts for the page, in a store that all its elements share.
  }
}
