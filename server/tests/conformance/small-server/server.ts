/* A small server that is correct, with a switch for each fault. It has only the calls, no page. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { ok, refuse, type Server } from './answers.ts';
import type { FaultName } from './faults.ts';
import { linkCalls, REPORT_KEYS } from './links.ts';
import { passwordCalls } from './passwords.ts';
import { registrationCalls } from './registration.ts';
import { voucherCalls } from './vouchers.ts';
import { ALLOWED_ORIGIN, createWorld, OPEN_CAMPAIGN, type World } from './world.ts';

export interface SmallServer {
  readonly url: string;
  readonly world: World;
  close(): void;
}

export async function startSmallServer(fault?: FaultName): Promise<SmallServer> {
  const has = (name: FaultName) => name === fault;
  const world = createWorld(has);
  const api = new Hono();
  const http = createAdaptorServer({ fetch: api.fetch }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: Server = {
    world,
    has,
    originOf: (c, fault = 'the host of the link is that of the request') => {
      const forwarded = c.req.header('X-Forwarded-Host');
      if (has(fault) && forwarded) return `http://${forwarded}`;
      return has('the link begins with the header Host') ? `http://${c.req.header('Host')}` : url;
    },
    usesCaptcha: Boolean(fault?.includes('captcha')),
  };
  protect(api, server, url);
  for (const calls of [
    settings(server),
    passwordCalls(server),
    linkCalls(server),
    registrationCalls(server),
    voucherCalls(server),
  ])
    api.route('/', calls);
  for (const [path, kind] of [
    ['/admin', 'user'],
    ['/member', 'member'],
  ] as const)
    api.get(path, (c) => {
      const person = world.sessions.get(getCookie(c, 'session') ?? '');
      const isOther =
        has('a member opens the pages of admins') ||
        (has('a member opens the pages of the admin with the same address') &&
          world.find(kind, person?.email ?? ''));
      return person && (person.kind === kind || isOther)
        ? c.text(`Hello ${person.email}`)
        : c.redirect('/login/');
    });
  api.get('/', (c) => c.text('Welcome.'));
  api.get('/login/', (c) => {
    const next = c.req.query('next') ?? '';
    return has('the login goes on to any address') && getCookie(c, 'session') && next.startsWith('/')
      ? c.redirect(next)
      : c.text('Login');
  });
  api.get('/reports/:name', (c) => {
    const key = REPORT_KEYS[c.req.param('name') as keyof typeof REPORT_KEYS];
    const own = has('a key opens every report') ? REPORT_KEYS.One : key;
    const isOpen = c.req.query('key') === own || has('reports open without their key');
    return isOpen ? c.text(`Report ${c.req.param('name')}.`) : c.text('Not found', 404);
  });
  api.notFound((c) => refuse(c, 404, 'There is no such call.'));
  api.onError((_, c) =>
    has('an object in a form is a crash')
      ? c.json({ status: 'ERROR', data: 'TypeError' }, 500)
      : refuse(c, 400, 'The request is not valid.'),
  );
  return { url, world, close: () => void http.close() };
}

/** Headers, CORS and the anti-forgery token. */
function protect(api: Hono, { has, world }: Server, url: string): void {
  api.use(async (c, next) => {
    const origin = c.req.header('Origin') ?? '';
    const isAllowed =
      (has('an origin that begins like the server’s own is allowed') &&
        origin.startsWith(url.replace(/:\d+$/, ''))) ||
      (has('an origin that begins like an allowed one is allowed') && origin.startsWith(ALLOWED_ORIGIN)) ||
      (has('the origin null is allowed') && origin === 'null') ||
      origin === ALLOWED_ORIGIN;
    if (isAllowed) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Credentials', 'true');
      c.header('Access-Control-Allow-Headers', 'Content-Type');
      c.header('Access-Control-Expose-Headers', 'Retry-After');
      c.header('Vary', 'Origin');
      if (c.req.method === 'OPTIONS') return c.body(null, 204);
    }
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    const cookie = getCookie(c, 'XSRF-TOKEN') ?? '';
    if (c.req.method === 'POST' && !(isOwn(c, cookie, has) && isFromOwnPage(c, url, has)))
      return refuse(c, 403, 'Please reload the page.');
    if (
      c.req.method === 'POST' &&
      !isJson(c.req.header('Content-Type') ?? '', has) &&
      !has('text is read as JSON')
    )
      return refuse(c, 415, 'Please send JSON.');
    if (c.req.method === 'GET' && !cookie) {
      const token = has('the anti-forgery token is a constant') ? 'constant-token' : world.secret();
      setCookie(c, 'XSRF-TOKEN', token, { path: '/', sameSite: 'Lax' });
    }
    return next();
  });
}

const isJson = (type: string, has: Server['has']) =>
  has('JSON may be anywhere in the type') ? type.includes('json') : type.startsWith('application/json');

function isFromOwnPage(c: Context, url: string, has: Server['has']): boolean {
  const [site, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')];
  if (has('the origin is not looked at')) return true;
  if (has('other hosts of the site are trusted') && site === 'same-site') return true;
  if (site) return site === 'same-origin';
  const isOwnHost = (text: string) => text.replace(/:\d+$/, '') === url.replace(/:\d+$/, '');
  if (has('another port of the host is the same origin') && isOwnHost(origin ?? url)) return true;
  if (
    has('an origin that begins like the server’s own is trusted') &&
    origin?.startsWith(url.replace(/:\d+$/, '.'))
  )
    return true;
  return has('without Sec-Fetch-Site every origin is right') || (origin ?? url) === url;
}

function isOwn(c: Context, cookie: string, has: Server['has']): boolean {
  const header = c.req.header('X-XSRF-TOKEN') ?? '';
  if (has('only the login is protected from forgery') && c.req.path !== '/api/v1/login') return true;
  if (has('the header only has to be there') && header) return true;
  if (has('without an origin nothing is compared') && !c.req.header('Origin')) return true;
  if (has('a header without a cookie is enough') && !cookie && header) return true;
  if (has('a request without header and cookie is accepted') && !header && !cookie) return true;
  return cookie !== '' && header === cookie;
}

const stateOf = ({ world, has }: Server) =>
  has('the state of the provider is a constant') ? 'login' : world.secret();

function settings(server: Server): Hono {
  const { has, usesCaptcha } = server;
  const others = has('the list has other products than the voucher') ? [9] : [7, 9];
  const listed = has('a voucher requires a product that nobody offers') ? [] : others;
  const constant = (data: object) => (c: Context) => ok(c, data);
  return new Hono()
    .get(
      '/api/v1/settings/config',
      constant({
        version: '1',
        systempreferences: {
          branding: { appname: 'Small' },
          ...(has('a longer password is announced than required') && { passwordminlength: 12 }),
        },
        members: {
          defaultregistration: !has('an unknown type of registration is open'),
          campaignsignup: true,
          groupsignup: false,
          usecaptcha: usesCaptcha,
          captchapubkey: has('the captcha has no public key') ? null : 'key',
        },
      }),
    )
    .get('/api/v1/settings/config/short', constant({ systempreferences: { ssoproviders: ['Provider'] } }))
    .get('/api/v1/auth/sso/:provider', (c) => {
      const { next, returnTo } = c.req.query();
      if (next && getCookie(c, 'session') && has('single sign-on opens any address')) return c.redirect(next);
      if (returnTo && has('single sign-on opens any address before the sign-in')) return c.redirect(returnTo);
      return c.redirect(
        `https://provider.example/authorize${has('the provider is opened without a state') ? '' : `?state=${stateOf(server)}`}`,
      );
    })
    .get('/api/v1/settings/products', constant(listed.map((id) => ({ id, title: `Product ${id}` }))))
    .get('/api/v1/i18n/messages/:area/:locale', (c) =>
      has('the texts of an unknown language are a crash') && c.req.param('locale').length > 2
        ? c.json({ status: 'ERROR', data: 'ENOENT' }, 500)
        : ok(c, {
            ...(has('texts can be any file') &&
              c.req.param('locale').endsWith('../package') && { dependencies: {} }),
            translations: has('the text of a used voucher has no translation') ? { Wait: 'Warten' } : {},
          }),
    )
    .get('/api/v1/:of{campaigns|groups}/:id/registration/data', (c) =>
      ok(c, {
        config: {
          selfregistration: {
            signup:
              c.req.param('id') === OPEN_CAMPAIGN ||
              (has('a campaign is a property of an object') && c.req.param('id') in {}) ||
              (has('the id of a campaign is a part of a query') && c.req.param('id').includes("' OR '")),
          },
        },
      }),
    );
}
