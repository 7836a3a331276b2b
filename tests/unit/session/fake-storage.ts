import { vi } from 'vitest';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/**
 * A cookie jar behind `document.cookie`; `written` lists what was assigned, including attributes. WebKit refuses secure cookies
 * on http, also on localhost.
 */
export function stubCookies(first = '', { refusesSecure = false } = {}) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const store = (text: string) => {
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  if (first) store(first);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (!refusesSecure || !text.endsWith('; secure')) store(text);
    },
  });
  return { written, write: store, value: (name: string) => decodeURIComponent(jar.get(name) ?? '') };
}

/** A read-only `document.cookie` with exactly this text. */
export function stubCookieText(text: string): void {
  vi.stubGlobal('document', Object.freeze({ cookie: text, set: () => {} }));
}

export function blockCookies(): void {
  const document = Object.defineProperty({}, 'cookie', { get: blocked, set: blocked });
  vi.stubGlobal('document', document);
}

type StorageName = 'localStorage' | 'sessionStorage';

export function stubStorage(
  entries: Record<string, string> = {},
  name: StorageName = 'localStorage',
): Map<string, string> {
  const storage = new Map(Object.entries(entries));
  vi.stubGlobal(name, {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  return storage;
}

/** As in a sandboxed frame, where reading `localStorage` throws. */
export function blockStorage(name: StorageName = 'localStorage'): void {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, { configurable: true, get: blocked });
}

export function stubFullStorage(): void {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: blocked });
}

/** A page on https, or on http; a page on http is a secure context only on localhost. */
export function stubProtocol(protocol: 'http:' | 'https:', isLocal = false): void {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('isSecureContext', protocol === 'https:' || isLocal);
}
