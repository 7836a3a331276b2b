/* The first screens of the elements in a host page, for the script that shows them (first-screen/portal.ts). */
import type { Markup } from '../../first-screen/build.ts';
import type { Common } from '../../first-screen/show.ts';
import { themeLabel } from '../../src/shell/theme-label.ts';
import type { ScreenRenderer } from './renderer.ts';
import { styleFor } from './style.ts';
import { textsIn } from './texts.ts';
import { attributesOf, isElement, type Node, parseRoot, setAttribute } from './tree.ts';

export interface FirstScreens extends Common {
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
    screens[tag] = markupOf(parseRoot(screen.html));
  }
  // The route that it begins with in a host page. src/app/hydrate.tsx reads the attribute.
  const login = await draw('login-portal', 'login');
  rendered.push(login);
  const portal = parseRoot(login.html);
  setAttribute(portal, 'data-route', 'login');
  screens['login-portal'] = markupOf(portal);

  const html = rendered.map((each) => each.html);
  const sheets = new Set(rendered.flatMap((each) => each.sheets));
  return {
    screens,
    failed: markupOf(parseRoot(failed.html)),
    css: await styleFor(html.join(''), [...sheets]),
    texts: textsIn(html, [themeLabel(true)]),
  };
}

function markupOf(node: Node): Markup {
  if (isElement(node)) return [node.tagName, attributesOf(node), ...node.childNodes.map(markupOf)];
  if ('value' in node) return node.value;
  return ['', {}, 'data' in node ? node.data : ''];
}
