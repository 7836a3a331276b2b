/* Cookies, the anti-forgery token, bodies, the envelope and headers. */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Refusal } from './errors.ts';
import { type Client, networksOf } from './limits.ts';
import { config, log } from './services.ts';

type Bindings = { Bindings: HttpBindings };
export type Web = Context<Bindings>;
export type App = Bindings;
export type Body = Readonly<Record<string, unknown>>;

export const newSecret = () => randomBytes(32).toString('base64url');
export const sign = (text: string) => createHmac('sha256', config.secret).update(text).digest('base64url');

export function isSame(one = '', other = ''): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** On https neither another host of the domain nor an unencrypted page can set it. */
const nameOf = (name: string) => (config.isSecure ? `__Host-${name}` : name);

/** The last cookie of this name has the shortest path, and no other path can hide it. */
export const cookieOf = (c: Web, name: string): string =>
  new RegExp(`^(?:.*; )?${nameOf(name)}=([^;]+)`).exec(c.req.header('Cookie') ?? '')?.[1] ?? '';

/** Without a number of seconds, it lasts until the browser is closed, and scripts can read it. */
export const writeCookie = (c: Web, name: string, value: string, maxAge?: number) =>
  setCookie(c, nameOf(name), value, {
    ...{ path: '/', sameSite: 'Lax', secure: config.isSecure, httpOnly: maxAge !== undefined },
    ...(maxAge !== undefined && { maxAge }),
  });

let isTold = false;

/** Once, because anybody can send the header to a server without a proxy. */
function tellOfProxies(forwarded: number): void {
  const { proxies } = config;
  if (isTold || (proxies > 0 ? forwarded >= proxies : forwarded === 0)) return;
  isTold = true;
  log('PROXIES is wrong, or a request went past a proxy: limits can apply to all people together', {
    proxies,
    forwarded,
  });
}

export function networks(c: Web): Client {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((each) => each.trim());
  const direct = c.env.incoming.socket.remoteAddress;
  tellOfProxies(forwarded.filter(Boolean).length);
  return networksOf((config.proxies > 0 ? forwarded.at(-config.proxies) : direct) ?? '');
}

/** Browsers in which the owner of an address has signed in, with a value for each address. They have limits of their own. */
const BROWSER = { lifetime: 180 * 24 * 60 * 60, idLength: newSecret().length, addresses: 5 };
const signedFor = (id: string, email: string) => id + sign(`browser ${id} ${email}`);
const browserIn = (values: readonly string[], email: string) =>
  values.map((value) => value.slice(0, BROWSER.idLength)).find((id) => values.includes(signedFor(id, email)));

export const browserOf = (c: Web, email: string) => browserIn(cookieOf(c, 'browser').split('.'), email);

/** Call it when the owner of the address is in front of this browser. */
export function remember(c: Web, email: string): void {
  const known = cookieOf(c, 'browser').split('.').filter(Boolean);
  const value = signedFor(browserIn(known, email) ?? newSecret(), email);
  const values = [...new Set([value, ...known])].slice(0, BROWSER.addresses);
  writeCookie(c, 'browser', values.join('.'), BROWSER.lifetime);
}

/** Who counts for the limits of this address. */
export function clientFor(c: Web, email: string): Client {
  const browser = browserOf(c, email);
  return browser ? [browser] : networks(c);
}

export const isCall = (c: Context) => c.req.path.startsWith('/api/');
const isAllowed = (origin = '') => config.allowedOrigins.includes(origin);

/** Browsers without https, and old ones, send only the origin. */
function isFromOwnPage(c: Web): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  return site ? site === 'same-origin' : (c.req.header('Origin') ?? config.origin) === config.origin;
}

/** Compares the header, or the field of a form, with the cookie, which another site can neither read nor set. */
export const antiForgery: MiddlewareHandler<App> = async (c, next) => {
  const cookie = cookieOf(c, 'XSRF-TOKEN');
  if (['GET', 'HEAD'].includes(c.req.method)) {
    if (!cookie) writeCookie(c, 'XSRF-TOKEN', newSecret());
    return next();
  }
  if (!(isCall(c) && isAllowed(c.req.header('Origin')))) {
    const sent = isCall(c) ? c.req.header('X-XSRF-TOKEN') : String((await c.req.parseBody()).xsrf);
    if (!isFromOwnPage(c) || !cookie || !isSame(cookie, sent))
      throw new Refusal(403, 'The anti-forgery token is missing. Please reload the page.');
  }
  // A form of another site cannot send JSON.
  if (isCall(c) && !/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'The request must be JSON.');
  await next();
};

export const headers: MiddlewareHandler<App> = async (c, next) => {
  c.header('X-Request-Id', randomUUID());
  c.header('X-Content-Type-Options', 'nosniff');
  if (config.isSecure) c.header('Strict-Transport-Security', 'max-age=31536000');
  // Also an error, which a CDN would keep by its own rules.
  c.header('Cache-Control', 'no-store');
  await next();
};

export const crossOrigin = cors({
  origin: (origin) => (isAllowed(origin) ? origin : null),
  credentials: true,
  ...{ allowMethods: ['GET', 'POST'], allowHeaders: ['Accept', 'Content-Type', 'Cache-Control'] },
  ...{ exposeHeaders: ['Date', 'Retry-After', 'X-Request-Id'], maxAge: 600 },
});

export async function readBody(c: Web): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw new Refusal(400, 'The request is not valid.');
}

export function textOf(body: Body, name: string, longest = 4096): string {
  const text = body[name];
  if (typeof text === 'string' && text.length <= longest) return text;
  throw new Refusal(400, `The field "${name}" is missing or not valid.`);
}

const ADDRESS = /^[^\s\p{C}@,;:<>()[\]"\\]+@(?:[^\s\p{C}@,;:<>()[\]"\\.]+\.)+[^\s\p{C}@,;:<>()[\]"\\.]+$/u;

/** SMTP allows 254 characters. */
export function emailOf(body: Body): string {
  const email = textOf(body, 'email').trim().toLowerCase();
  if (email.length <= 254 && ADDRESS.test(email)) return email;
  throw new Refusal(422, 'Please provide a valid email address.');
}

export const ok = (c: Context, data: unknown = {}) => c.json({ status: 'OK', data });

export const onError: ErrorHandler<App> = (error, c) => {
  const {
    status,
    message,
    headers: more,
  } = error instanceof Refusal
    ? error
    : new Refusal(500, 'Something went wrong on our side. Please try again in a few minutes.');
  const { routePath } = c.req;
  if (status === 500)
    log('error', { request: c.res.headers.get('X-Request-Id'), routePath, stack: error.stack });
  return c.json({ status: 'ERROR', data: message }, status as ContentfulStatusCode, more);
};
