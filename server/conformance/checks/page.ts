/* The standalone page and the files that it loads. */

import { nextUrl } from '../../../src/kit/next-url.ts';
import type { Check, Context, Options } from '../context.ts';
import { MALFORMED } from '../unknown.ts';
import { checkPolicy } from './page-policy.ts';

const BASE = '/login/';
const ROUTES = ['forgotpw', 'token/abc.def', 'register/campaigns/12'];

/** The headers of the page besides the policy; see docs/operating.md#response-headers. */
const HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Pages that the portal opens, and the names of `--without` that make them superfluous. */
const SITE_PAGES: Readonly<Record<string, string>> = {
  '/admin': 'users',
  '/member': 'members',
  '/registrationsuccess': 'registration',
  '/terms': '',
  '/privacy': '',
};
const isNeeded = (path: string, { without = [] }: Options) => !without.includes(SITE_PAGES[path] ?? '');

/** Pages below the areas, which need not exist. */
const AREAS = { '/admin': ['/admin', '/admin/x'], '/member': ['/member', '/member/reports/7'] };

const UP = '..%2f'.repeat(8);

/** Files of a server, and how they begin. */
const SECRET_FILES = {
  '/.env': /^\w+=/m,
  '/.git/HEAD': /^ref: /,
  '/package.json': /"(d|devD)ependencies"/,
  [`/${UP}etc/passwd`]: /^root:/m,
  [`${BASE}assets/${UP}etc/passwd`]: /^root:/m,
};

const skip: Check['skip'] = ({ apiOnly }) => (apiOnly ? 'not with --api-only' : undefined);

export const PAGE: readonly Check[] = [
  {
    what: 'Page, every screen',
    skip,
    async run(context) {
      const page = await context.visit(BASE);
      if (!page) return;
      if (page.status !== 200 || !isHtml(page.headers))
        context.fails(`GET ${BASE} answers ${page.status}, expected 200 with HTML`);
      for (const route of ROUTES) {
        const screen = await context.visit(BASE + route);
        if (screen && screen.body !== page.body)
          context.fails(
            `GET ${BASE}${route} answers ${screen.status} with another content than ${BASE}: a reload or an emailed link fails`,
          );
      }
      const odd = await context.visit(`${BASE}token/${MALFORMED}`);
      if (odd && odd.status >= 500) context.fails(`GET ${BASE}token/${MALFORMED} answers ${odd.status}`, odd);
    },
  },
  {
    what: 'Page, files that are not for browsers',
    skip,
    async run({ visit, fails }) {
      for (const [path, content] of Object.entries(SECRET_FILES)) {
        const answer = await visit(path);
        if (answer?.status === 200 && !isHtml(answer.headers) && content.test(answer.body))
          fails(`GET ${path} returns a file of the server`);
      }
    },
  },
  {
    what: 'Page, caching and missing files',
    skip,
    async run(context) {
      const page = await context.visit(BASE);
      const caching = page?.headers.get('Cache-Control') ?? '';
      if (page && !/no-cache|no-store|max-age=0\b/.test(caching))
        context.fails(
          `GET ${BASE} has "Cache-Control: ${caching}", expected no-cache: people keep an old page after an update`,
        );
      await checkMissingFile(context);
      for (const file of assetsOf(page?.body ?? '')) await checkAsset(context, file);
    },
  },
  {
    what: 'Page, security headers',
    skip,
    async run(context) {
      const page = await context.visit(BASE);
      if (!page) return;
      // The address of a screen can contain a token.
      for (const path of [BASE, ...ROUTES.map((route) => BASE + route)]) {
        const answer = path === BASE ? page : await context.visit(path);
        const wrong = Object.entries(HEADERS).find(([name, value]) => answer?.headers.get(name) !== value);
        if (!wrong) continue;
        const [name, expected] = wrong;
        context.fails(`GET ${path} has "${name}: ${answer?.headers.get(name) ?? ''}", expected ${expected}`);
        break;
      }
      if (context.site.protocol === 'https:' && !page.headers.has('Strict-Transport-Security'))
        context.warns(`GET ${BASE} has no Strict-Transport-Security`);
      checkPolicy(context, BASE, page.headers.get('Content-Security-Policy'), page.body);
    },
  },
  {
    what: 'Pages that the portal opens',
    skip,
    async run(context) {
      for (const path of Object.keys(SITE_PAGES)) {
        if (!isNeeded(path, context.options)) continue;
        const page = await context.visit(path);
        if (page && page.status >= 400 && page.status !== 401 && page.status !== 403)
          context.fails(
            `GET ${path} without parameters and session answers ${page.status}, expected a page or a redirect`,
          );
        if (page && isHtml(page.headers) && path in AREAS && canBeFramed(page.headers))
          context.warns(
            `GET ${path} has neither frame-ancestors in its Content-Security-Policy nor X-Frame-Options, so any site can show it in a frame and make people click`,
          );
      }
    },
  },
  {
    what: 'Pages behind the login, way back',
    skip,
    async run({ visit, fails, site, options }) {
      for (const [area, pages] of Object.entries(AREAS))
        for (const path of isNeeded(area, options) ? pages : []) {
          const page = await visit(path, { isWithoutCookies: true });
          const address = `${page?.headers.get('Location') ?? ''} ${page?.body ?? ''}`;
          const [, next] = /[?&](?:amp;)?next=([^\s&"'<>#]*)/.exec(address) ?? [];
          if (next !== undefined && !nextUrl(decoded(next), new URL(area, site), []))
            fails(
              `GET ${path} sends people to the login with "next=${next}", which is ignored: a path below ${area} is expected, percent-encoded once`,
            );
        }
    },
  },
];

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const isHtml = (headers: Headers) => headers.get('Content-Type')?.startsWith('text/html') ?? false;

const canBeFramed = (headers: Headers) =>
  !headers.has('X-Frame-Options') && !/frame-ancestors/.test(headers.get('Content-Security-Policy') ?? '');

export const assetsOf = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]*)"/g)].flatMap(([, file = '']) =>
    file.includes('/assets/') && /\.(js|css)$/.test(file) ? [file] : [],
  );

async function checkMissingFile({ visit, fails }: Context): Promise<void> {
  const path = `${BASE}assets/missing-00000000.js`;
  const missing = await visit(path);
  if (missing && missing.status !== 404)
    fails(
      `GET ${path} answers ${missing.status}, expected 404: a browser takes the page for a script after an update`,
    );
}

async function checkAsset({ visit, fails, warns }: Context, file: string): Promise<void> {
  const answer = await visit(file);
  if (!answer) return;
  if (answer.status !== 200) fails(`GET ${file} answers ${answer.status}: the page does not start`);
  const type = answer.headers.get('Content-Type') ?? '';
  if (!/javascript|css/.test(type)) fails(`GET ${file} has "Content-Type: ${type}": a browser refuses it`);
  if (!/immutable|max-age=\d{7,}/.test(answer.headers.get('Cache-Control') ?? ''))
    warns(`GET ${file} can be cached forever: "Cache-Control: public, max-age=31536000, immutable"`);
}
