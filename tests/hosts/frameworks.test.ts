import type { Page } from 'playwright/test';
import { comeToRest } from '../support/rest.ts';
import { differences, hostStyles, elementStyles } from './computed-styles.ts';
import { BUNDLE, expect, expectUntouched, test } from './site.ts';
import { ALL } from './actions.ts';

/* What README promises: every computed style the same, every box within a pixel; and the host's own untouched. */
const FRAMEWORKS = {
  Bootstrap: 'bootstrap/dist/css/bootstrap.css',
  Bulma: 'bulma/css/bulma.css',
  Foundation: 'foundation-sites/dist/css/foundation.css',
  'Semantic UI': 'semantic-ui-css/semantic.css',
  UIkit: 'uikit/dist/css/uikit.css',
  Materialize: 'materialize-css/dist/css/materialize.css',
  Pico: '@picocss/pico/css/pico.css',
  'Pure.css': 'purecss/build/pure.css',
  Milligram: 'milligram/dist/milligram.css',
  'Reset CSS': 'reset-css/reset.css',
  'Normalize.css': 'normalize.css/normalize.css',
};

/** A host that means no harm and styles everything it can reach. */
const HEAVY_HANDED = `
  html { font-size: 62.5%; zoom: 1; }
  * { box-sizing: content-box; text-transform: uppercase; letter-spacing: 0.2em; font: italic 30px/3 serif; color: red; }
  * { text-align: right; cursor: wait; word-spacing: 1em; text-indent: 2em; white-space: pre; text-shadow: 1px 1px red; }
  * { list-style: square; border-collapse: collapse; quotes: none; hyphens: auto; word-break: break-all; tab-size: 1; }
  *::placeholder { color: red; }
  *::selection { background: red; color: lime; }
  :not(:defined) { display: none; }
  [class], .root, .button, .input, .field, .label, .stack, .card { border: 5px solid red; background: yellow; }
  div, form, input, button, label, a, p, h1, h2, svg, section { margin: 3em; padding: 3em; float: left; }
  :root { --_accent: red; --size-3: 99px; --gray-9: red; --cyan-9: red; --shadow-4: none; --_gap: 99px; }
`;

const HOSTS = {
  'a bare page': '',
  ...Object.fromEntries(
    Object.entries(FRAMEWORKS).map(([name, file]) => [
      name,
      `<link rel="stylesheet" href="/node_modules/${file}">`,
    ]),
  ),
  'a heavy hand': `<style>${HEAVY_HANDED}</style>`,
};

/** The place is the same everywhere; what the host says to its own elements is the host's business. */
const BODY = `
  <section id="samples">
    <h1>Title</h1><p>Text with <a href="/x">a link</a></p>
    <button>Button</button><input value="text"><input type="checkbox"><select><option>One</option></select>
    <label>Label</label><textarea></textarea>
    <table><tbody><tr><td>Cell</td></tr></tbody></table><ul><li>Item</li></ul>
  </section>
  <div id="place" style="all: initial; display: block; position: absolute; left: 0; top: 600px; width: 640px"></div>`;

/** Everywhere at once; with an error shown in each element, so that there is more to see than a first screen. */
async function mount(page: Page): Promise<void> {
  await page.evaluate((html) => {
    for (const frame of document.querySelectorAll('iframe'))
      (frame.contentDocument?.querySelector('#place') as HTMLElement).innerHTML = html;
  }, ALL);
  const inAll = (shown: string, hidden: string) =>
    page.waitForFunction(
      ([shown, hidden]) =>
        Array.from(document.querySelectorAll('iframe'))
          .flatMap((frame) => [...(frame.contentDocument?.querySelectorAll('#place > *') ?? [])])
          .every(({ shadowRoot }) => shadowRoot?.querySelector(shown) && !shadowRoot.querySelector(hidden)),
      [shown, hidden] as const,
    );
  await inAll('form', '[part=loading-screen]');
  const inEach = (act: 'click' | 'blur') =>
    page.evaluate((act) => {
      for (const frame of document.querySelectorAll('iframe'))
        for (const { shadowRoot } of frame.contentDocument?.querySelectorAll('#place > *') ?? []) {
          if (act === 'click') shadowRoot?.querySelector<HTMLElement>('[type=submit]')?.click();
          else (shadowRoot?.activeElement as HTMLElement | null)?.blur();
        }
    }, act);
  await inEach('click');
  await inAll('[part=error]', '[aria-busy=true]');
  await inEach('blur');
  await atRest(page);
}

const atRest = (page: Page) => Promise.all(page.frames().map((frame) => frame.evaluate(comeToRest)));

test('no framework changes an element, no element changes what a framework does', async ({ host, page }) => {
  test.slow();
  // Semantic UI imports a font.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heads = Object.values(HOSTS);
  for (const [index, head] of heads.entries()) host.serve(`/${index}`, { head, body: BODY + BUNDLE });
  await host.open({
    body: heads.map((_, index) => `<iframe src="/${index}" width="1000" height="600"></iframe>`).join(''),
  });

  const all = await Promise.all(
    heads.map(async (_, index) => ({ index, before: await page.evaluateHandle(hostStyles, index) })),
  );
  await mount(page);
  const bare = await page.evaluateHandle(elementStyles, 0);
  expect(await bare.evaluate((all) => all.length)).toBeGreaterThan(100);
  const changed = async (wanted: typeof bare, read: typeof elementStyles, index: number) =>
    page.evaluate(differences, [wanted, await page.evaluateHandle(read, index)] as const);

  const names = Object.keys(HOSTS);
  for (const { index, before } of all) {
    const name = names[index];
    expect.soft(await changed(bare, elementStyles, index), `an element in ${name}`).toEqual([]);
    expect.soft(await changed(before, hostStyles, index), `${name} around an element`).toEqual([]);
  }
  await expectUntouched(page);
  for (const { index, before } of all)
    expect.soft(await changed(before, hostStyles, index), `${names[index]} after an element`).toEqual([]);
});
