import Cookies from 'js-cookie';

/**
 * How js-cookie writes a value, without its access: a form named `cookie` hides `document.cookie` from it, and what an old
 * library has added to every object it takes for an attribute.
 */
const { read = decodeURIComponent, write = encodeURIComponent } = Cookies.converter;

/** `Secure` where the page is; a cookie without it would be refused there, one with it would be refused on plain http. */
const secure = () => (location.protocol === 'https:' ? '; secure' : '');

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

/** Session cookie, path `/`, `SameSite=Lax` (D25, D26). Where cookies are blocked nothing happens (D24). */
export function writeCookie(name: string, value: string): void {
  try {
    const text = `${name}=${write(value, name)}; path=/; sameSite=Lax${secure()}`;
    Reflect.set(holder(), 'cookie', text, document);
  } catch {
    // The choice lasts for the page, in the store of preferences.
  }
}
