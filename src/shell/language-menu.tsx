/* A chunk of its own, which loads after the first screen. */
import { useContext, useLayoutEffect, useRef } from 'react';
import { listen, listenFirst } from '../browser/listen.ts';
import { LANGUAGES } from '../i18n/locale.ts';
import { useSheet } from '../ui/sheet.ts';
import { LocaleContext, useText } from '../ui/text.tsx';
import css from './language-menu.css?inline';
import { useShellServices } from './shell-services.ts';

interface LanguageMenuProps {
  id: string;
  button: HTMLButtonElement;
  /** Without the focus, which the person has moved. */
  hide(): void;
  /** The button gets the focus. */
  close(): void;
}

/** Each language has its own name, so that people find theirs on a page that they cannot read. */
export function LanguageMenu({ id, button, hide, close }: LanguageMenuProps) {
  useSheet(css);
  const t = useText();
  const current = useContext(LocaleContext);
  const { languages, switchLocale } = useShellServices();
  const menu = useRef<HTMLDivElement>(null);

  // Before a click on an item can close it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useLayoutEffect(() => {
    if (!menu.current) return;
    showMenu(menu.current, button);
    const outside = (event: Event) => {
      if (!event.composedPath().some((node) => node === menu.current || node === button)) hide();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const next = ctrlKey || metaKey || altKey ? undefined : itemFor(key, menu.current as HTMLElement);
      if (key === 'Escape') {
        close();
        dropKeyUp(button);
      } else if (next) next.focus();
      else return;
      event.preventDefault();
    };
    // Also while the button has the focus.
    const endKeys = listen(button.parentElement ?? button, onKeyDown, 'keydown');
    const endClicks = listenFirst(globalThis, outside, 'pointerdown');
    return () => {
      endKeys();
      endClicks();
    };
  }, []);

  return (
    <div
      ref={menu}
      id={id}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={t('Language')}
      // In the top layer, no ancestor in the page cuts it off or covers it.
      popover="manual"
      // A script of the page that scrolls smoothly cancels every wheel that it sees.
      onWheel={(event) => event.stopPropagation()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && relatedTarget !== button) hide();
      }}
    >
      {languages.map((locale) => (
        <button
          key={locale}
          type="button"
          role="menuitemradio"
          aria-checked={locale === current}
          tabIndex={-1}
          lang={locale}
          className="menu-item"
          onClick={() => {
            close();
            switchLocale(locale);
          }}
        >
          <span className="menu-code">{locale.toUpperCase()}</span>
          <span>{LANGUAGES[locale]}</span>
        </button>
      ))}
    </div>
  );
}

/** The Escape that has closed the menu does not close a dialog of the page, too. */
function dropKeyUp(button: HTMLElement) {
  const end = listen(
    button,
    (event: KeyboardEvent) => {
      end();
      if (event.key === 'Escape') event.stopPropagation();
    },
    'keyup',
  );
}

/** The item that a key leads to: an arrow, Home, End, or the first letter of a language. */
function itemFor(key: string, menu: HTMLElement): HTMLButtonElement | undefined {
  const items = [...menu.querySelectorAll('button')];
  const at = items.indexOf((menu.getRootNode() as ShadowRoot).activeElement as HTMLButtonElement);
  if (key === 'Home' || key === 'End') return items.at(key === 'Home' ? 0 : -1);
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1);
  const others = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  if (key === 'ArrowDown') return others[0];
  return others.find(({ lastChild }) => lastChild?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Shows the menu at the button, and does not scroll the page. */
function showMenu(menu: HTMLElement, button: HTMLElement) {
  // A menu that is not in the page cannot be shown.
  if (menu.isConnected) menu.showPopover?.();
  // Browsers without anchors in styles: where the button is now, but inside the window. Those without popovers show it below the button.
  if (menu.popover && !CSS.supports('position-area: block-end')) {
    const { right, bottom } = button.getBoundingClientRect();
    menu.style.translate = `max(0px, ${right}px - 100%) clamp(0px, ${bottom}px, 100vh - 100%)`;
  }
  const checked = menu.querySelector<HTMLElement>('[aria-checked=true]');
  checked?.focus({ preventScroll: true });
  menu.scrollTop = checked?.offsetTop ?? 0;
}
