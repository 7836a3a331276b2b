/* Requests as a browser sends them: with cookies, an origin, and without following redirects. */
import { NoAnswer, reasonOf } from './no-answer.ts';

/** Milliseconds; the limit of the portal. */
const TIME_LIMIT = 20_000;

export interface Visit {
  readonly method: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Milliseconds. */
  readonly duration: number;
  /** The body of the request. */
  readonly sent?: string | undefined;
}

export interface VisitOptions {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The origin of the page that makes the call. With `null`, the request does not say where it comes from. */
  readonly origin?: string | null;
  /** Whether the request has no cookies. */
  readonly isWithoutCookies?: boolean;
  /** Whether the browser does not say in `Sec-Fetch-Site` where the request comes from, as old ones, and all without https. */
  readonly isOld?: boolean;
}

/** The names of the anti-forgery cookie. The portal looks for the first one first. */
export const ANTI_FORGERY_COOKIES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'] as const;

export interface Browser {
  /** Throws a {@link NoAnswer}. */
  visit(address: string | URL, options?: VisitOptions): Promise<Visit>;
  /** The value as the server has sent it. */
  cookie(name: string): string | undefined;
  /** Sets a cookie, as another host of the same site can. */
  plant(name: string, value: string): void;
  /** The value of the anti-forgery cookie as the page reads it, or an empty text. */
  antiForgeryToken(): string;
  /** The `Set-Cookie` lines so far, the newest for each name. */
  readonly setCookies: ReadonlyMap<string, string>;
}

/** A request as the page sends its forms. */
export const asForm = (browser: Browser, body: object): VisitOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': browser.antiForgeryToken() },
});

/** `headers` are sent with every request. */
export function createBrowser(site: URL, always: Readonly<Record<string, string>> = {}): Browser {
  const setCookies = new Map<string, string>();
  const cookie = (name: string) => /^[^=]*=([^;]*)/.exec(setCookies.get(name) ?? '')?.[1];
  return {
    setCookies,
    cookie,
    plant: (name, value) => void setCookies.set(name, `${name}=${value}`),
    antiForgeryToken: () =>
      decoded(ANTI_FORGERY_COOKIES.map(cookie).find((value) => value !== undefined) ?? ''),
    async visit(
      address,
      {
        method = 'GET',
        body,
        headers = {},
        origin = site.origin,
        isWithoutCookies = false,
        isOld = false,
      } = {},
    ) {
      const url = new URL(address, site);
      // The page can load files from another host, which must not get the cookies of the site.
      const isOfSite = url.origin === site.origin;
      const names = isOfSite && !isWithoutCookies ? [...setCookies.keys()] : [];
      const cookies = names.map((name) => `${name}=${cookie(name)}`).join('; ');
      const isOwn = isOfSite && origin === site.origin;
      const start = performance.now();
      const init = {
        method,
        ...(body !== undefined && { body }),
        redirect: 'manual' as const,
        signal: AbortSignal.timeout(TIME_LIMIT),
        headers: {
          ...(cookies && { Cookie: cookies }),
          ...(origin !== null && (method !== 'GET' || !isOwn) && { Origin: origin }),
          ...(origin !== null && !isOld && { 'Sec-Fetch-Site': isOwn ? 'same-origin' : 'cross-site' }),
          ...always,
          ...headers,
        },
      };
      const { response, text } = await answerTo(url, init).catch((error) => {
        const why = `gets no answer that can be read: ${reasonOf(error)}`;
        throw new NoAnswer(`${method} ${url.pathname}${url.search}`, why);
      });
      for (const line of isOfSite ? response.headers.getSetCookie() : []) {
        const name = line.slice(0, line.indexOf('='));
        if (/;\s*max-age=(0|-)/i.test(line)) setCookies.delete(name);
        else setCookies.set(name, line);
      }
      const { status } = response;
      const duration = performance.now() - start;
      return { method, status, headers: response.headers, body: text, duration, sent: body };
    },
  };
}

async function answerTo(url: URL, init: RequestInit) {
  const response = await fetch(url, init);
  return { response, text: await response.text() };
}

/** As js-cookie reads a value, which the portal uses. */
function decoded(value: string): string {
  const unquoted = value.startsWith('"') ? value.slice(1, -1) : value;
  try {
    return unquoted.replace(/(%[\dA-F]{2})+/gi, decodeURIComponent);
  } catch {
    // The page then has no token.
    return '';
  }
}
