import type { FirstScreenData } from '../../first-screen/page.ts';
import { themeLabel } from '../../src/shell/theme-label.ts';
import { find, parseRoot } from './dom.ts';
import type { RenderAt } from './renderer.ts';
import { examplePath, FIRST_SCREENS, LOADING } from './route-table.ts';
import { textsIn } from './texts.ts';

interface Screens extends Pick<FirstScreenData, 'texts'> {
  /** The whole portal with the login screen, which is hidden until the script of the page has run. */
  login: string;
  /** The content of the card for each of the other screens, by route. */
  cards: Record<string, string>;
  /** All of them, because the app takes them from the HTML (first-screen/sheets-in-html.ts). */
  loginSheets: readonly string[];
  otherSheets: readonly string[];
}

const PAGES = [
  ...FIRST_SCREENS.map(({ name, pattern }) => ({ name, path: examplePath(pattern) })),
  { name: LOADING, path: 'token/' },
  { name: 'failed', path: '' },
];

/** Renders all first screens in English and in the light theme. */
export async function renderScreens(render: RenderAt, base: string): Promise<Screens> {
  const rendered = [];
  for (const { name, path } of PAGES) {
    const attributes = { base, locale: 'en', theme: 'light' };
    rendered.push({ name, ...(await render(base + path, 'login-portal', attributes, name)) });
  }
  const [login, ...others] = rendered;
  if (!login) throw new Error('There is no first screen.');

  const { frame } = withoutCard(login.html);
  const cards: Record<string, string> = {};
  for (const { name, html } of others) {
    const other = withoutCard(html);
    if (other.frame !== frame)
      throw new Error(`The frame of ${name} differs from the frame of the login screen.`);
    cards[name] = other.card;
  }
  const portal = parseRoot(login.html);
  portal.toggleAttribute('hidden', true);
  find(portal, '.background').removeAttribute('data-season');
  return {
    login: portal.outerHTML,
    cards,
    texts: textsIn(
      rendered.map(({ html }) => html),
      [themeLabel(true)],
    ),
    loginSheets: login.sheets,
    otherSheets: [...new Set(others.flatMap(({ sheets }) => sheets))].filter(
      (sheet) => !login.sheets.includes(sheet),
    ),
  };
}

/** The card begins with a slot, which stays if the screen changes. */
function withoutCard(html: string) {
  const root = parseRoot(html);
  const box = find(root, '.card');
  const slot = find(box, 'slot');
  slot.remove();
  const card = box.innerHTML;
  box.replaceChildren(slot);
  return { frame: root.outerHTML, card };
}
