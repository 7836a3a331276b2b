/* Host pages in which elements are visible before their app has loaded. */
import { expect, type Page } from 'playwright/test';
import { HOST, type HostDocument, type Site } from './site.ts';

/** The elements that have fragments and files in instant/. */
export const FRAGMENT_TAGS = ['access-request', 'forgot-password', 'self-register', 'voucher-redeem'];

/** The English fragment with attributes as a page's author adds them: `email="ada@example.org"`. */
export async function fragment(host: Site, tag: string, attributes = '', folder = 'dist'): Promise<string> {
  const html = await host.file(`/${folder}/fragments/${tag}.en.html`);
  return html.replace(`<${tag}`, () => `<${tag} ${attributes}`);
}

/** Opens a page with the modules of these elements. They load when the returned function is called. */
export const openFragments = (
  host: Site,
  page: Page,
  tags: readonly string[],
  document: HostDocument,
  folder = 'dist',
): Promise<() => Promise<void>> =>
  openWithoutApp({ host, page, tags, document, folder: `${folder}/elements`, app: '**/elements/**' });

/** Opens a page with the files of instant/. They have run; their apps load when the returned function is called. */
export async function openInstant(
  host: Site,
  page: Page,
  tags: readonly string[],
  document: HostDocument,
  folder = 'dist',
): Promise<() => Promise<void>> {
  const app = '**/elements/**';
  const load = await openWithoutApp({ host, page, tags, document, folder: `${folder}/instant`, app });
  await page.waitForFunction(
    (selector) => [...window.document.querySelectorAll(selector)].every(({ shadowRoot }) => shadowRoot),
    tags.join(),
  );
  return load;
}

interface Options {
  host: Site;
  page: Page;
  tags: readonly string[];
  document: HostDocument;
  /** Of the scripts. */
  folder: string;
  /** The files that are held back. */
  app: string;
}

async function openWithoutApp({ host, page, tags, document, folder, app }: Options) {
  const loading = Promise.withResolvers<void>();
  await page.route(app, async (route) => {
    await loading.promise;
    await route.fallback();
  });
  const scripts = tags.map((tag) => `<script type="module" src="/${folder}/${tag}.js"></script>`);
  host.serve('/', { ...document, head: (document.head ?? '') + scripts.join('') });
  await page.goto(HOST, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.document.readyState !== 'loading');
  return async () => {
    loading.resolve();
    await expect.poll(() => page.evaluate(areMounted, tags.join())).toBe(true);
  };
}

/** Hydration removes the style of a fragment, and replaces the only style sheet of instant/. */
const areMounted = (selector: string) =>
  [...document.querySelectorAll(selector)].every(
    ({ shadowRoot }) =>
      shadowRoot?.querySelector('.root') &&
      !shadowRoot.querySelector('style') &&
      shadowRoot.adoptedStyleSheets.length > 1,
  );
