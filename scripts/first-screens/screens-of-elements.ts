/* The first screens of the elements in a host page, for the script that shows them (first-screen/portal.ts). */
import type { Markup } from '../../first-screen/build.ts';
import type { TextTable } from '../../first-screen/look.ts';
import { NEEDS } from '../../first-screen/show.ts';
import { themeLabel } from '../../src/shell/theme-label.ts';
import { parseRoot } from './dom.ts';
import type { ScreenRenderer } from './renderer.ts';
import { styleFor } from './style.ts';
import { textsIn } from './texts.ts';

export interface FirstScreens {
  /** Shown in place of any of them if the app does not load. In English and in the light theme. */
  failed: Markup;
  css: string;
  texts: TextTable;
  /** By tag. */
  screens: Record<string, Markup>;
}

export async function screensOfElements({ formTags, render }: ScreenRenderer): Promise<FirstScreens> {
  const draw = (tag: string, route?: string) =>
    render('/', tag, { routing: 'memory', locale: 'en', theme: 'light' }, route);
  const screens: Record<string, Markup> = {};
  const failed = await draw('voucher-redeem', 'failed');
  const rendered = [failed];
  for (const tag of formTags) {
    const screen = await draw(tag);
    rendered.push(screen);
    screens[tag] = markupOfRoot(screen.html);
  }
  // The route that it begins with in a host page. src/app/element/hydrate.tsx reads the attribute.
  const login = await draw('login-portal', 'login');
  rendered.push(login);
  screens['login-portal'] = markupOfRoot(login.html, 'login');

  const html = rendered.map((each) => each.html);
  const sheets = new Set(rendered.flatMap((each) => each.sheets));
  return {
    screens,
    failed: markupOfRoot(failed.html),
    // Nobody prints a screen that is about to be replaced.
    css: (await styleFor(html.join(''), [...sheets])).replace(/@media print\{([^{}]*\{[^{}]*\})*\}/g, ''),
    texts: textsIn(html, [themeLabel(true), NEEDS]),
  };
}

/** Without the attributes that first-screen/ sets. */
function markupOfRoot(html: string, route?: string): Markup {
  const root = parseRoot(html);
  for (const name of ['lang', 'data-theme']) root.removeAttribute(name);
  if (route) root.setAttribute('data-route', route);
  return markupOf(root);
}

function markupOf({ localName, attributes, childNodes }: Element): Markup {
  const values = Array.from(attributes, ({ name, value }) => [name, value]);
  const content = Array.from(childNodes, (node) =>
    node.nodeName === '#text' ? (node.nodeValue ?? '') : markupOf(node as Element),
  );
  return [localName, Object.fromEntries(values), ...content];
}
