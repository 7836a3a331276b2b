import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A cookie jar that keeps what is written, as far as `document.cookie` shows it; `written` has the attributes, too. */
export function stubCookies(first = '') {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const keep = (text: string) => {
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  if (first) keep(first);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      keep(text);
    },
  });
  return { written, write: keep, value: (name: string) => decodeURIComponent(jar.get(name) ?? '') };
}

/** The cookies of a page as the browser would hand them out, whatever that is; nothing can be written. */
export function stubCookieText(text: string): void {
  vi.stubGlobal('document', Object.freeze({ cookie: text, set: () => {} }));
}

export function blockCookies(): void {
  const document = Object.defineProperty({}, 'cookie', { get: blocked, set: blocked });
  vi.stubGlobal('document', document);
}

export function stubStorage(entries: Record<string, string> = {}): Map<string, string> {
  const storage = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return storage;
}

/** In a sandboxed frame already the name throws; a full storage throws when written to. */
export function blockStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked });
}

export function stubFullStorage(): void {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: blocked });
}

export function stubProtocol(protocol: 'http:' | 'https:'): void {
  vi.stubGlobal('location', { protocol });
}
