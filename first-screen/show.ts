import type { PreparedRoot } from '../src/app/element/hydrate.tsx';
import type { Shown } from '../src/app/page/registry.ts';
import { schemesAt } from '../src/browser/color-behind.ts';
import { startScheme } from '../src/browser/color-scheme.ts';
import { languageAround } from '../src/browser/language-around.ts';
import { LOCALES } from '../src/i18n/locale.ts';
import type { MessageKey } from '../src/i18n/message.ts';
import { build, type Markup } from './build.ts';
import { hold } from './hold.ts';
import { firstLocale, prefersDark, savedDark } from './saved-choices.ts';
import { type TextTable, textsOf, translator } from './translate.ts';

/** What is shown if the browser cannot read the app. */
export const NEEDS: MessageKey = 'This page needs JavaScript and an up-to-date browser.';

/** What all first screens have in common. */
export interface Common {
  /** Shown in place of any of them if the app does not load. In English and in the light theme. */
  failed: Markup;
  css: string;
  texts: TextTable;
}

/**
 * Shows the first screen of an element, unless it has a fragment, and holds clicks and submits. src/app/element/hydrate.tsx takes over,
 * as it does for a fragment. `content` is in English and in the light theme.
 */
export function show(element: HTMLElement, content: Markup, { failed, css, texts }: Common): Shown {
  const locale = firstLocale(element.getAttribute('locale'), languageAround(element));
  const words = textsOf(texts, LOCALES.indexOf(locale));
  const { dark, background } = startScheme({
    theme: element.getAttribute('theme'),
    schemes: schemesAt(element),
    saved: savedDark(),
    system: prefersDark(),
  });
  const translated = translator(words, dark);
  const draw = (markup: Markup) => {
    const root = build(markup, translated) as HTMLElement;
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
      const button = shadow.querySelector('.button');
      if (retry)
        button?.addEventListener('click', () => {
          retry();
          shadow.querySelector('input')?.focus();
        });
      else {
        button?.remove();
        shadow.querySelector('.title')?.replaceChildren(translated(NEEDS));
      }
    },
  };
}
