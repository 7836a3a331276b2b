import type { PreparedRoot } from '../src/app/element/hydrate.tsx';
import type { Shown } from '../src/app/page/registry.ts';
import type { MessageKey } from '../src/i18n/message.ts';
import { hold } from './hold.ts';
import type { Look } from './look.ts';

/** What is shown if the browser cannot read the app. */
export const NEEDS: MessageKey = 'This page needs JavaScript and an up-to-date browser.';

/**
 * Shows the first screen of an element, and holds clicks and submits. src/app/element/hydrate.tsx takes over.
 * @param draw Shows the screen, or what replaces it if the app does not load, and returns the root element. It returns nothing for
 *   a fragment, which is shown already.
 */
export function show(
  shadow: PreparedRoot,
  { locale, isOnlyLocale, isDark, translated }: Look,
  draw: (isFailure: boolean) => HTMLElement | undefined,
): Shown {
  put(false);
  const shown = [...shadow.childNodes];
  hold(shadow);

  function put(isFailure: boolean) {
    const root = draw(isFailure);
    if (!root) return;
    root.lang = locale;
    root.dataset.theme = isDark ? 'dark' : 'light';
    const switcher = isOnlyLocale && root.querySelector<HTMLElement>('.language');
    // Not removed, because hydration expects it.
    if (switcher) switcher.style.display = 'none';
  }

  return {
    restore() {
      shadow.replaceChildren(...shown);
      hold(shadow);
    },
    showFailure(retry) {
      shadow.release?.();
      put(true);
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
