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

/**
 * Session cookie, path `/`, `SameSite=Lax` (D25, D26), `Secure` where
 * the page is: without it a cookie would be refused there, with it on plain http. Where cookies are blocked nothing happens (D24).
 */
export function writeCookie(name: string, value: string): void {
  set(name, value, location.protocol === 'https:');
}

/** The same, and for secure connections only, whatever the page's is (specification, section 4 "Cookie banner"). */
export function writeSecureCookie(name: string, value: string): void {
  set(name, value, true);
}

function set(name: string, value: string, secure: boolean) {
  try {
    const text = `${name}=${write(value, name)}; path=/; sameSite=Lax${secure ? '; secure' : ''}`;
    Reflect.set(holder(), 'cookie', text, document);
  } catch {
    // The choice lasts for the page, in a store that all its elements share.
  }
}
