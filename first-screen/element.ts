/*
 * The start of dist/instant/<tag>.js: shows the first state of the elements in the page, and holds clicks and submits while the
 * app loads. src/app/hydrate.tsx takes over, as it does for a fragment.
 */
import type { PreparedRoot } from '../src/app/hydrate.tsx';
import { LOCALES } from '../src/i18n/locale.ts';
import { startScheme } from '../src/kit/color-scheme.ts';
import { build, type Markup } from './build.ts';
import { hold } from './hold.ts';
import { attempt, firstLocale, prefersDark, savedDark } from './saved-choices.ts';
import { type TextTable, textsOf, translate } from './translate.ts';

/** Written by scripts/first-screens/first-state.ts. */
export interface FirstState {
  tag: string;
  /** In English and in the light theme. */
  content: Markup;
  /** Shown if the app does not load. */
  failed: Markup;
  css: string;
  texts: TextTable;
}

/** `load` imports the app, which defines the element. */
export function start(state: FirstState, load: () => Promise<unknown>): void {
  const loading = load();
  // If the page has changed or hidden what these functions call, the app shows the elements.
  const shown =
    attempt(() => undefinedElements(state.tag))?.flatMap(
      (element) => attempt(() => show(element, state)) ?? [],
    ) ?? [];

  /** Another attempt keeps what was typed. A browser that never fetches a failed script again has to load the page again. */
  const retry = () => {
    for (const { restore } of shown) restore();
    load().catch(() => (navigator.onLine ? location.reload() : fail()));
  };
  const fail = () => {
    for (const { showFailure } of shown) showFailure(retry);
  };
  loading.catch((problem: unknown) => {
    fail();
    throw problem;
  });
}

const undefinedElements = (tag: string) =>
  customElements.get(tag) ? [] : [...document.querySelectorAll<HTMLElement>(tag)];

interface Shown {
  /** Shows a message with a button in place of the content. */
  showFailure(retry: () => void): void;
  /** Shows the content again. */
  restore(): void;
}

function show(element: HTMLElement, { content, failed, css, texts }: FirstState): Shown {
  const locale = firstLocale(element.getAttribute('locale'));
  const words = textsOf(texts, LOCALES.indexOf(locale));
  const translated = (text: string) => words.get(text) ?? text;
  const { dark, background } = startScheme({
    theme: element.getAttribute('theme'),
    schemes: getComputedStyle(element).colorScheme,
    saved: savedDark,
    system: prefersDark(),
  });
  const draw = (markup: Markup) => {
    const root = build(markup) as HTMLElement;
    translate(root, translated);
    root.lang = locale;
    root.dataset.theme = dark ? 'dark' : 'light';
    if (dark !== background) root.dataset.apart = 'true';
    return root;
  };

  const fragment = element.shadowRoot;
  const shadow: PreparedRoot = fragment ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  if (!fragment) {
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets.push(sheet);
    shadow.append(draw(content));
  }
  const shown = [...shadow.childNodes];
  let release: PreparedRoot['release'];
  const takeOver = () => {
    hold(shadow);
    ({ release } = shadow);
    shadow.release = () => {
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      return release?.();
    };
  };
  takeOver();
  return {
    restore() {
      shadow.replaceChildren(...shown);
      takeOver();
    },
    showFailure(retry) {
      release?.();
      shadow.replaceChildren(draw(failed));
      shadow.querySelector('button')?.addEventListener('click', () => {
        retry();
        shadow.querySelector('input')?.focus();
      });
    },
  };
}
