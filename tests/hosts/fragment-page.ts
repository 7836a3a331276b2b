/* Host pages that contain a fragment: the HTML of an element, as the build writes it. */
import { expect, type Page } from 'playwright/test';
import { HOST, type HostDocument, type Site } from './site.ts';

/** The elements that have fragments. */
export const FRAGMENT_TAGS = ['access-request', 'forgot-password', 'self-register', 'voucher-redeem'];

/** The English fragment with attributes as a page's author adds them: `email="ada@example.org"`. */
export async function fragment(host: Site, tag: string, attributes = '', folder = 'dist'): Promise<string> {
  const html = await host.file(`/${folder}/fragments/${tag}.en.html`);
  return html.replace(`<${tag}`, () => `<${tag} ${attributes}`);
}

/** Opens a page with the modules of these elements. They load when the returned function is called. */
export async function openFragments(
  host: Site,
  page: Page,
  tags: readonly string[],
  { head = '', ...rest }: HostDocument,
  folder = 'dist',
): Promise<() => Promise<void>> {
  const loading = Promise.withResolvers<void>();
  await page.route('**/elements/**', async (route) => {
    await loading.promise;
    await route.fallback();
  });
  const scripts = tags.map((tag) => `<script type="module" src="/${folder}/elements/${tag}.js"></script>`);
  host.serve('/', { head: head + scripts.join(''), ...rest });
  await page.goto(HOST, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    loading.resolve();
    await expect.poll(() => page.evaluate(areMounted, tags.join())).toBe(true);
  };
}

/** The style of a fragment is removed during hydration. */
const areMounted = (selector: string) =>
  [...document.querySelectorAll(selector)].every(
    ({ shadowRoot }) => shadowRoot?.querySelector('.root') && !shadowRoot.querySelector('style'),
  );
