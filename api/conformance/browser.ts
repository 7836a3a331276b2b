/* Requests as a browser sends them: with cookies, an origin, and without following redirects. */

/** Milliseconds; the limit of the portal. */
const TIME_LIMIT = 20_000;

export interface Visit {
  readonly method: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Milliseconds. */
  readonly duration: number;
}

export interface VisitOptions {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The origin of the page that makes the call. */
  readonly origin?: string;
}

/** The names of the anti-forgery cookie. The portal looks for the first one first. */
export const ANTI_FORGERY_COOKIES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'] as const;

export interface Browser {
  /** Throws if there is no answer. */
  visit(address: string | URL, options?: VisitOptions): Promise<Visit>;
  cookie(name: string): string | undefined;
  /** The value of the anti-forgery cookie, or an empty text. */
  antiForgeryToken(): string;
  /** The `Set-Cookie` lines so far, the newest for each name. */
  readonly setCookies: ReadonlyMap<string, string>;
}

export function createBrowser(site: URL): Browser {
  const setCookies = new Map<string, string>();
  const cookie = (name: string) => /^[^=]*=([^;]*)/.exec(setCookies.get(name) ?? '')?.[1];
  return {
    setCookies,
    cookie,
    antiForgeryToken: () => ANTI_FORGERY_COOKIES.map(cookie).find((value) => value !== undefined) ?? '',
    async visit(address, { method = 'GET', body, headers = {}, origin = site.origin } = {}) {
      const url = new URL(address, site);
      // The page can load files from another host, which must not get the cookies of the site.
      const isOfSite = url.origin === site.origin;
      const names = isOfSite ? [...setCookies.keys()] : [];
      const cookies = names.map((name) => `${name}=${cookie(name)}`).join('; ');
      const isOwn = isOfSite && origin === site.origin;
      const start = performance.now();
      const response = await fetch(url, {
        method,
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT),
        headers: {
          ...(cookies && { Cookie: cookies }),
          ...((method !== 'GET' || !isOwn) && { Origin: origin }),
          'Sec-Fetch-Site': isOwn ? 'same-origin' : 'cross-site',
          ...headers,
        },
      });
      const text = await response.text();
      for (const line of isOfSite ? response.headers.getSetCookie() : []) {
        const name = line.slice(0, line.indexOf('='));
        if (/;\s*max-age=(0|-)/i.test(line)) setCookies.delete(name);
        else setCookies.set(name, line);
      }
      const { status } = response;
      return { method, status, headers: response.headers, body: text, duration: performance.now() - start };
    },
  };
}
