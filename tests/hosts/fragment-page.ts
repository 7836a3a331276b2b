/* Host pages in which elements are visible before their app has loaded. */
import { expect, type Locator, type Page } from 'playwright/test';
import { markupOf, stylesOf } from '../flows/first-screen-page.ts';
import { holdRequests } from '../flows/requests.ts';
import { waitForAnimations } from '../support/animations.ts';
import { EMAIL } from './actions.ts';
import { HOST, type HostDocument, type Site } from './site.ts';

/** The English fragment with attributes as a page's author adds them: `email="ada@example.org"`. */
export async function fragment(host: Site, tag: string, attributes = ''): Promise<string> {
  const html = await host.file(`/dist/fragments/${tag}.en.html`);
  return html.replace(`<${tag}`, () => `<${tag} ${attributes}`);
}

/** The input for the email address. */
export const emailIn = (place: Page | Locator): Locator => place.locator('[name=email]');

/** Opens a page with the modules of these elements. They load when the returned function is called. */
export const openFragments = (
  host: Site,
  tags: readonly string[],
  document: HostDocument,
): Promise<() => Promise<void>> =>
  openWithoutApp(
    host,
    tags,
    document,
    tags.map((tag) => `dist/elements/${tag}`),
  );

/** Opens a page with portal.js. It has run; the elements with these tags load when the returned function is called. */
export async function openWithPortal(
  host: Site,
  tags: readonly string[],
  document: HostDocument,
  { path = '/' } = {},
): Promise<() => Promise<void>> {
  const load = await openWithoutApp(host, tags, document, ['dist/portal'], path);
  await host.page.waitForFunction(
    (selector) => [...window.document.querySelectorAll(selector)].every(({ shadowRoot }) => shadowRoot),
    tags.join(),
  );
  return load;
}

/** Holds back the files of the elements. */
async function openWithoutApp(
  host: Site,
  tags: readonly string[],
  document: HostDocument,
  scripts: readonly string[],
  path = '/',
) {
  const { page } = host;
  const release = await holdRequests(page, '**/elements/**');
  const tagsOfScripts = scripts.map((name) => `<script type="module" src="/${name}.js"></script>`);
  host.serve(path, { ...document, head: (document.head ?? '') + tagsOfScripts.join('') });
  await page.goto(HOST + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.document.readyState !== 'loading');
  return async () => {
    release();
    await expect.poll(() => page.evaluate(areMounted, tags.join())).toBe(true);
  };
}

/** Hydration removes the style of a fragment, and replaces the only style sheet of portal.js. */
const areMounted = (selector: string) =>
  [...document.querySelectorAll(selector)].every(
    ({ shadowRoot }) =>
      shadowRoot?.querySelector('.root') &&
      !shadowRoot.querySelector('style') &&
      shadowRoot.adoptedStyleSheets.length > 1,
  );

/** Types an address, one half before the app has loaded. The field, the markup and the styles stay as they were. */
export async function expectUnchangedByLoading(
  page: Page,
  tag: string,
  load: () => Promise<void>,
  beforeLoading = async () => {},
): Promise<void> {
  const email = emailIn(page);
  // As portal.js does. The button waits for a script.
  await page.locator(tag).evaluate(({ shadowRoot }) => {
    shadowRoot?.querySelector('[disabled]')?.removeAttribute('disabled');
  });
  // The voucher can have the focus, which changes its border.
  await email.focus();
  await email.blur();
  await page.evaluate(waitForAnimations);
  const [markup, styles] = [await markupOf(page, tag), await stylesOf(page, tag)];
  const input = await email.elementHandle();
  await email.pressSequentially('ada@.org');
  await beforeLoading();
  for (const _ of '.org') await email.press('ArrowLeft');
  await load();
  await page.keyboard.type('example');
  expect(await email.inputValue()).toBe(EMAIL);
  expect(await email.evaluate((element, former) => element === former, input)).toBe(true);
  expect(await markupOf(page, tag)).toBe(markup);
  await email.blur();
  await page.evaluate(waitForAnimations);
  expect(await stylesOf(page, tag)).toEqual(styles);
}
