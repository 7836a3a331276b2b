/* Cookies; they and the storages are cleared after each test. */

export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
}

/** The names and decoded values of all cookies. */
export function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=').map(decodeURIComponent)));
}

afterEach(() => {
  for (const name of Object.keys(cookies())) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
});
