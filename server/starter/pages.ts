/* The pages that the portal opens, and the built files of the portal. Replace the first by your application. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { finishSignIn, sessionOf } from './accounts.ts';
import { remember } from './browsers.ts';
import { pendingCookie } from './calls/members.ts';
import { confirm } from './calls/passwords.ts';
import type { Kind } from './engine.ts';
import { findLink, type LinkType, spendLink } from './links.ts';
import { config, engines } from './services.ts';
import { cookieOf, newSecret, type Web, writeCookie } from './web.ts';

const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = (c: Context, content: unknown) =>
  c.html(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${config.appName}</title>${content}</html>`,
    200,
    {
      ...{ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'same-origin' },
    },
  );

function button(c: Context<Web>, action: string, label: string) {
  const token = cookieOf(c, 'XSRF-TOKEN') ?? newSecret();
  writeCookie(c, 'XSRF-TOKEN', token);
  return html`<form method="post" action="${action}">
    <input type="hidden" name="xsrf" value="${token}"><button>${label}</button></form>`;
}

const pendingLink = (c: Context<Web>, type: LinkType) =>
  findLink(cookieOf(c, pendingCookie(type)) ?? '', [type]);

const area = (kind: Kind) => async (c: Context<Web>) => {
  const link = kind === 'member' && (await pendingLink(c, 'portalaccess'));
  const session = await sessionOf(c, kind);
  if (link && link.account.id !== session?.user.id)
    return page(c, [
      html`<p>Your link logs you in as ${link.account.email}.</p>`,
      button(c, '/member', 'Log in'),
    ]);
  if (session)
    return page(c, [
      html`<p>You are logged in as ${session.user.email}.</p>`,
      button(c, '/signout', 'Log out'),
    ]);
  const { pathname, search } = new URL(c.req.url);
  const next = pathname + search;
  return c.redirect(/^\/\w+$/.test(next) ? '/login/' : `/login/?next=${encodeURIComponent(next)}`);
};

async function signInByLink(c: Context<Web>) {
  const link = await pendingLink(c, 'portalaccess');
  if (!link || !(await spendLink(link.hash))) return c.redirect('/member', 303);
  const query = { token: cookieOf(c, pendingCookie('portalaccess')) ?? '' };
  const answer = await engines.member.api.magicLinkVerify({
    query,
    headers: new Headers(),
    asResponse: true,
  });
  if (answer.ok) await finishSignIn(c, link.account, answer, 'link');
  if (answer.ok) remember(c, link.account.email);
  return c.redirect(c.req.path.replace(/\/+/g, '/'), 303);
}

async function registered(c: Context<Web>) {
  const link = await pendingLink(c, 'registration');
  if (!link) return page(c, html`<p>Nothing is waiting here. <a href="/login/">Go to the login</a></p>`);
  const { firstname = '', lastname = '' } = link.origin;
  const text = html`<p>You registered as ${firstname} ${lastname} with the address ${link.account.email}.</p>`;
  return page(c, [text, button(c, '/registrationsuccess', 'Confirm my registration')]);
}

async function confirmRegistration(c: Context<Web>) {
  const link = await pendingLink(c, 'registration');
  const { firstname, lastname } = link?.origin ?? {};
  if (link && (await spendLink(link.hash)))
    await confirm(link.account, { ...link.origin, name: `${firstname} ${lastname}` });
  return page(c, html`<p>Thank you. <a href="/login/">Go to the login</a></p>`);
}

async function signOut(c: Context<Web>) {
  for (const kind of ['user', 'member'] as const) {
    const { headers } = await engines[kind].api.signOut({ headers: c.req.raw.headers, asResponse: true });
    for (const line of headers.getSetCookie()) c.header('Set-Cookie', line, { append: true });
  }
  c.header('Clear-Site-Data', '"cache"');
  return c.redirect('/login/', 303);
}

/** A name with a hash never changes. Other hosts may load the files, but not the page. */
const portalHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  const isForever = c.req.path.includes('/assets/') || c.req.path.includes('/chunks/');
  c.header('Cache-Control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('Access-Control-Allow-Origin', '*');
};

function portal(root: string): Hono<Web> {
  const content = readFileSync(join(root, 'index.html'), 'utf8');
  const policy: string = JSON.parse(readFileSync(join(root, 'csp.json'), 'utf8')).page.policy;
  const rewriteRequestPath = (path: string) => path.slice('/login'.length);
  return new Hono<Web>()
    .get('/login', (c) => c.redirect('/login/'))
    .use('/login/*', portalHeaders)
    .get('/login/*', (c, next) =>
      /^\/login\/(index\.html)?$/.test(c.req.path)
        ? next()
        : serveStatic({ root, rewriteRequestPath })(c, next),
    )
    .get('/login/:folder{assets|captcha|elements}/*', (c) => c.notFound())
    .get('/login/*', (c) =>
      c.html(content, 200, {
        ...{
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': policy,
          'Referrer-Policy': 'no-referrer',
        },
        'Cross-Origin-Opener-Policy': 'same-origin',
      }),
    );
}

export const pages = () =>
  new Hono<Web>()
    .get('/admin/*', area('user'))
    .get('/member/*', area('member'))
    .post('/member/*', signInByLink)
    .get('/registrationsuccess', registered)
    .post('/registrationsuccess', confirmRegistration)
    .post('/signout', signOut)
    .get('/terms', (c) => page(c, html`<p>Write your terms here.</p>`))
    .get('/privacy', (c) => page(c, html`<p>Write your privacy statement here.</p>`))
    .route('/', config.portal ? portal(config.portal) : new Hono<Web>());
