/* A page at the path of the portal with a header, a menu and a footer of its own: the portal covers nothing of them. */
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const HEADER = '<header><a href="/">Home</a></header>';
const MENU = '<nav><a href="/menu">Menu</a></nav>';
const MAIN = '<main><login-portal></login-portal></main>';
const FOOTER = '<footer><a href="/imprint">Imprint</a></footer>';
const COLUMN = HEADER + MENU + MAIN + FOOTER;

/** The style and the body of each page. */
const LAYOUTS: Record<string, readonly [style: string, body: string]> = {
  'in the flow': ['', COLUMN],
  'in a narrow column': ['body { inline-size: 60em; margin: 2em auto }', COLUMN],
  'with a menu beside it': [
    'section { display: flex } main { flex: 1 }',
    `${HEADER}<section>${MENU + MAIN}</section>${FOOTER}`,
  ],
  'in a grid': [
    'body { display: grid; grid: "header header" auto "nav main" 1fr "footer footer" auto / 12em 1fr; min-block-size: 100vh } header { grid-area: header } nav { grid-area: nav } main { grid-area: main } footer { grid-area: footer }',
    COLUMN,
  ],
  'with a footer at the end of the window': [
    'body { display: flex; flex-direction: column; min-block-size: 100vh } main { flex: 1 }',
    COLUMN,
  ],
  'in an area that scrolls': [
    'body { display: flex; flex-direction: column; block-size: 100vh; overflow: hidden } main { flex: 1; overflow: auto }',
    COLUMN,
  ],
  'below a sticky header': ['header { position: sticky; inset-block-start: 0; z-index: 1 }', COLUMN],
  'between a fixed header and a fixed footer': [
    'header, footer { position: fixed; inset-inline: 0; z-index: 1 } header { inset-block-start: 0 } footer { inset-block-end: 0 } body { padding-block: 4em }',
    COLUMN,
  ],
};

for (const [name, [style, body]] of Object.entries(LAYOUTS))
  test(`the portal covers nothing of a page with its own layout: ${name}`, async ({ host, page }) => {
    host.ownsPage = true;
    const base = `body { margin: 0 } header, footer, nav { padding: 1em; background: lightgray }`;
    await host.open({ head: `<style>${base}${style}</style>${BUNDLE}`, body }, '/login/');
    await expect(page.getByRole('button', { name: 'Got it!' })).toBeVisible();
    await expect(page.locator('.loading-screen')).toHaveCount(0);
    const scroller = page.locator(name.includes('area') ? 'body > main' : 'html');
    for (const name of ['Home', 'Menu', 'Imprint']) {
      const link = page.getByRole('link', { name, exact: true });
      await scroller.evaluate(
        (node, end) => node.scrollTo(0, end ? node.scrollHeight : 0),
        name === 'Imprint',
      );
      // Not by a trial click, which would scroll the page until the link is free.
      expect(
        await link.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === element;
        }),
        name,
      ).toBe(true);
    }
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('.root')).toHaveAttribute('data-theme', 'dark');
  });
