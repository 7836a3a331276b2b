import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A cookie jar behind `document.cookie`; `written` lists what was assigned, including attributes. */
export function stubCookies(first = '') {
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
      store(text);
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

export function stubStorage(entries: Record<string, string> = {}): Map<string, string> {
  const storage = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return storage;
}

/** As in a sandboxed frame, where reading `localStorage` throws. */
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
