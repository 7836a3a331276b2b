import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { html } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import { PAGE_POLICY, withCaptcha, withHashes } from '../../../standalone/content-security-policy.ts';
import type { Backend } from '../backend.ts';
import { notFound } from '../http/responses.ts';
import { chosenLocale } from '../texts/reader.ts';
import { withBrand } from './brand.ts';
import { withFragments } from './fragments.ts';
import { page } from './layout.ts';

/** These names contain a hash of the content, or a version, so the files never change. */
const IMMUTABLE = /^(compact\/)?(assets\/|elements\/chunks\/|(login-)?portal-\d)/;
/** Folders with files only: a missing file is a 404 and not a route of the portal. */
const FILES_ONLY = /^(compact\/)?(assets|captcha|elements|types)\//;

/** Files for pages of other origins. With `type="module"` or `integrity` browsers require CORS headers. */
const FOR_ANY_ORIGIN =
  /^(compact\/)?((login-)?portal(-\d.+)?\.js(\.map)?|(elements|themes|captcha)\/.+|(integrity|csp)\.json|THIRD-PARTY-LICENSES\.txt)$/;

const revalidated = etag();

/** The files of dist/. Every other path under /login/ is a route of the portal and gets the standalone page. */
export function builtFiles({ dist, members: { usecaptcha } }: Backend): Hono {
  const byName = async (c: Context) => (await fileAnswer(c, dist, c.req.path.slice(1))) ?? notFound(c);
  return new Hono()
    .get('/login', (c) => c.redirect(`/login/${new URL(c.req.url).search}`))
    .get('/login/*', revalidated, async (c) => {
      const name = c.req.path.slice('/login/'.length);
      const file = name !== 'index.html' && (await fileAnswer(c, dist, name));
      if (file) return file;
      if (FILES_ONLY.test(name)) return notFound(c);
      const page = await fileAnswer(c, dist, 'index.html');
      if (!page) return c.html(missingBuild, 503);
      // It allows the inline style and script of this build.
      const policy = await policyOf(dist, usecaptcha);
      if (policy) page.headers.set('Content-Security-Policy', policy);
      const html = withBrand(await page.text());
      return c.body(usecaptcha ? withCaptchaAttribute(html) : html, page);
    })
    .get('/themes/*', revalidated, byName)
    .get('/demo.html', revalidated, async (c) => {
      const page = await fileAnswer(c, dist, 'demo.html');
      if (!page) return notFound(c);
      // The page is in English, and the elements speak the language of the page (D92).
      const html = await withFragments(dist, await page.text(), chosenLocale(c) ?? 'en');
      return c.html(html, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Cookie',
        'Content-Security-Policy': withHashes(
          usecaptcha ? withCaptcha(PAGE_POLICY, 'altcha') : PAGE_POLICY,
          html,
        ),
      });
    })
    .get('/:file{(?:login-)?portal.*\\.js(?:\\.map)?}', revalidated, byName)
    .get('/integrity.json', revalidated, byName)
    .get('/csp.json', revalidated, byName)
    .get('/assets/*', revalidated, byName)
    .get('/elements/*', revalidated, byName)
    .get('/captcha/:file{(?:altcha|turnstile|hcaptcha|friendly)\\.js(?:\\.map)?}', revalidated, byName);
}

/** The page of a build without a configuration has no captcha of its own. */
const withCaptchaAttribute = (html: string): string =>
  /<login-portal [^>]*captcha=/.test(html) ? html : html.replace('<login-portal ', '$&captcha="altcha" ');

const DOCUMENTS = join(import.meta.dirname, '../../../docs');

/** The style sheet and the icon of the backend's own pages, the provider's logo, and the documents. */
export function siteFiles(): Hono {
  const folder = import.meta.dirname;
  return (
    new Hono()
      .get('/demo.css', revalidated, async (c) => (await fileAnswer(c, folder, 'pages.css')) ?? notFound(c))
      // What the demo page links to.
      .get(
        '/docs/:file{\\w+\\.md}',
        revalidated,
        async (c) => (await fileAnswer(c, DOCUMENTS, c.req.param('file'))) ?? notFound(c),
      )
      .on(
        'GET',
        ['/favicon.ico', '/compass.svg'],
        revalidated,
        async (c) => (await fileAnswer(c, folder, 'demo-icon.svg')) ?? notFound(c),
      )
      .get(
        '/meridian.svg',
        revalidated,
        async (c) => (await fileAnswer(c, folder, 'meridian.svg')) ?? notFound(c),
      )
  );
}

async function fileAnswer(c: Context, folder: string, name: string): Promise<Response | undefined> {
  const path = resolve(folder, name);
  if (!path.startsWith(folder + sep)) return undefined;
  let content: Buffer<ArrayBuffer>;
  try {
    content = await readFile(path);
  } catch {
    // A missing file, a folder or an invalid name.
    return undefined;
  }
  return c.body(content, 200, {
    // Browsers save a Markdown file instead of showing it.
    'Content-Type': path.endsWith('.md')
      ? 'text/plain; charset=utf-8'
      : (getMimeType(path) ?? 'application/octet-stream'),
    'Cache-Control': IMMUTABLE.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(FOR_ANY_ORIGIN.test(name) && { 'Access-Control-Allow-Origin': '*' }),
  });
}

async function policyOf(dist: string, usecaptcha: boolean): Promise<string | undefined> {
  try {
    const { page } = JSON.parse(await readFile(join(dist, 'csp.json'), 'utf8'));
    return usecaptcha ? page.captchas.altcha : page.policy;
  } catch {
    return undefined;
  }
}

const missingBuild = page(
  'Nothing is built yet',
  html`<p>The portal has not been built. Run <code>npm run build</code> and reload this page.</p>`,
);
