/* The pages that the portal opens, and the portal itself. Replace the first by your application. */
import { readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { copyCookies, finishSignIn, sessionOf } from './accounts.ts';
import { pendingCookie } from './calls/members.ts';
import { confirm } from './calls/passwords.ts';
import { KINDS, type Kind } from './engine.ts';
import { findLink, type LinkType, spendLink } from './links.ts';
import { config, engines } from './services.ts';
import { type App, cookieOf, newSecret, remember, type Web, writeCookie } from './web.ts';

export const AREA_PATHS = { user: '/admin', member: '/member' } as const;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
};

export function page(c: Web, text: unknown, button?: { action: string; label: string; fields?: unknown }) {
  const token = cookieOf(c, 'XSRF-TOKEN') || newSecret();
  writeCookie(c, 'XSRF-TOKEN', token);
  const form =
    button &&
    html`<form method="post" action="${button.action}"><input type="hidden" name="xsrf" value="${token}">
      ${button.fields}<button>${button.label}</button></form>`;
  const all = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${config.appName}</title>
    <p>${text}</p>${form}</html>`;
  return c.html(all, 200, HEADERS);
}

const TO_LOGIN = html`<a href="/login/">Go to the login</a>`;
const pending = (c: Web, type: LinkType) => findLink(cookieOf(c, pendingCookie(type)), [type]);

const area = (kind: Kind) => async (c: Web) => {
  const link = kind === 'member' ? await pending(c, 'portalaccess') : undefined;
  const session = await sessionOf(c, kind);
  if (link && link.account.id !== session?.user.id)
    return page(c, `Your link logs you in as ${link.account.email}.`, {
      action: c.req.path,
      label: 'Log in',
    });
  if (session)
    return page(
      c,
      html`You are logged in as ${session.user.email}. <a href="${AREA_PATHS[kind]}/authenticator">Authenticator app</a>`,
      { action: '/signout', label: 'Log out' },
    );
  const next = c.req.path + new URL(c.req.url).search;
  return c.redirect(/^\/\w+$/.test(next) ? '/login/' : `/login/?next=${encodeURIComponent(next)}`);
};

async function signInByLink(c: Web) {
  const link = await pending(c, 'portalaccess');
  if (link && (await spendLink(link.hash))) {
    const query = { token: cookieOf(c, pendingCookie('portalaccess')) };
    const answer = await engines.member.api.magicLinkVerify({
      query,
      headers: new Headers(),
      asResponse: true,
    });
    if (answer.ok) await finishSignIn(c, link.account, answer, 'link');
    if (answer.ok) remember(c, link.account.email);
  }
  return c.redirect(c.req.path.replace(/\/+/g, '/'), 303);
}

async function registered(c: Web) {
  const link = await pending(c, 'registration');
  if (!link) return page(c, html`Nothing is waiting here. ${TO_LOGIN}`);
  const { firstname, lastname } = link.origin;
  const text = `You registered as ${firstname} ${lastname} with the address ${link.account.email}.`;
  return page(c, text, { action: '/registrationsuccess', label: 'Confirm my registration' });
}

async function confirmRegistration(c: Web) {
  const link = await pending(c, 'registration');
  const name = `${link?.origin.firstname} ${link?.origin.lastname}`;
  if (link && (await spendLink(link.hash))) await confirm(link.account, { ...link.origin, name });
  return page(c, html`Thank you. ${TO_LOGIN}`);
}

async function signOut(c: Web) {
  for (const kind of KINDS)
    copyCookies(c, await engines[kind].api.signOut({ headers: c.req.raw.headers, asResponse: true }));
  c.header('Clear-Site-Data', '"cache"');
  return c.redirect('/login/', 303);
}

/** Every path without a file is a screen. A missing file is not a screen. */
function portal(root: string) {
  const content = readFileSync(`${root}/index.html`, 'utf8');
  const headers = {
    ...{
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    'Content-Security-Policy': JSON.parse(readFileSync(`${root}/csp.json`, 'utf8')).page.policy as string,
  };
  const files = serveStatic<App>({
    root,
    rewriteRequestPath: (path) => path.slice('/login'.length),
    onFound(path, c) {
      c.header(
        'Cache-Control',
        /\/(assets|chunks)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      c.header('Access-Control-Allow-Origin', '*');
      // A cache would give the anti-forgery cookie of one person to all.
      c.header('Set-Cookie', undefined);
    },
  });
  const isPage = /^\/login\/(index\.html)?$/;
  return new Hono<App>()
    .get('/login', (c) => c.redirect('/login/'))
    .get('/login/*', (c, next) => (isPage.test(c.req.path) ? next() : files(c, next)))
    .get('/login/:folder{assets|captcha|compact|elements|themes}/*', (c) => c.notFound())
    .get('/login/:file{.+\\.js}', (c) => c.notFound())
    .get('/login/*', (c) => c.html(content, 200, headers));
}

export const pages = new Hono<App>()
  .get(`${AREA_PATHS.user}/*`, area('user'))
  .get(`${AREA_PATHS.member}/*`, area('member'))
  .post(`${AREA_PATHS.member}/*`, signInByLink)
  .get('/registrationsuccess', registered)
  .post('/registrationsuccess', confirmRegistration)
  .post('/signout', signOut)
  .get('/terms', (c) => page(c, 'Write your terms here.'))
  .get('/privacy', (c) => page(c, 'Write your privacy statement here.'));
if (config.portal) pages.route('/', portal(config.portal));
