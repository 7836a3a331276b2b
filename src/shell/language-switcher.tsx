import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGES, LOCALES } from '../i18n/locale.ts';
import { documentMember } from '../kit/document.ts';
import { Icon } from '../ui/icon.tsx';
import { StyleRootContext, useSheet } from '../ui/sheet.ts';
import { LocaleContext, useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';
import css from './switchers.css?inline';

const GLOBE = 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18';

/** A menu of languages. Each has its own name, so that people find theirs on a page that they cannot read. */
export function LanguageSwitcher() {
  useSheet(css);
  const t = useText();
  const current = useContext(LocaleContext);
  const { prepareChoices, switchLocale } = useShellServices();
  const root = useContext(StyleRootContext);
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  useEffect(prepareChoices, [prepareChoices]);
  useEffect(() => {
    if (!open || !menu.current || !button.current) return;
    const hide = () => setOpen(false);
    const end = showMenu(menu.current, button.current, hide);
    const outside = (event: Event) => {
      if (!event.composedPath().some((node) => node === menu.current || node === button.current)) hide();
    };
    addEventListener('pointerdown', outside, true);
    return () => {
      end();
      removeEventListener('pointerdown', outside, true);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    const all = items();
    const at = all.indexOf(root?.activeElement as HTMLButtonElement);
    const step: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = step[event.key];
    if (event.key === 'Escape') close();
    else if (next !== undefined) all[next]?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menu, also while its button has the focus
    <div className="language" part="language-switcher" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="tool"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Safari focuses no clicked button: the menu would lose the focus and close before the click, which would reopen it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon path={GLOBE} />
        <span className="hidden-text">{t('Language')}</span>
        <span>{current.toUpperCase()}</span>
        <span className="hidden-text">{LANGUAGES[current]}</span>
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          className="menu"
          role="menu"
          tabIndex={-1}
          aria-label={t('Language')}
          // In the top layer, no ancestor in the page cuts it off or covers it.
          popover="manual"
          onBlur={(event) => {
            if (
              !event.currentTarget.contains(event.relatedTarget) &&
              event.relatedTarget !== button.current
            ) {
              setOpen(false);
            }
          }}
        >
          {LOCALES.map((locale) => (
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
      )}
    </div>
  );
}

/** Pixels between the menu and its button, and between the menu and the edge of the window or the cookie banner. */
const GAP = 6;

/**
 * Shows the menu above or below the button, as high as there is space, and does not scroll the page. Follows the button until the
 * returned function is called. Calls `onGone` if the page takes the menu out.
 */
function showMenu(menu: HTMLElement, button: HTMLElement, onGone: () => void): () => void {
  // Browsers without popovers show it beside the button, by the styles.
  menu.showPopover?.();
  let frame = 0;
  const place = () => {
    if (!menu.isConnected) return onGone();
    positionMenu(menu, button);
    frame = requestAnimationFrame(place);
  };
  place();
  const checked = menu.querySelector<HTMLElement>('[aria-checked=true]');
  checked?.focus({ preventScroll: true });
  menu.scrollTop = checked?.offsetTop ?? 0;
  return () => cancelAnimationFrame(frame);
}

function positionMenu(menu: HTMLElement, button: HTMLElement) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const banner = Number.parseFloat(getComputedStyle(menu).getPropertyValue('--_portal-bottom-inset')) || 0;
  const below = innerHeight - banner - bottom - 2 * GAP;
  const isAbove = below < Math.min(top - 2 * GAP, menu.scrollHeight);
  menu.style.maxBlockSize = `${isAbove ? top - 2 * GAP : below}px`;
  const { offsetWidth, offsetHeight } = menu;
  // Near the left edge of the window, the menu extends to the right.
  const x = right < offsetWidth ? left : right - offsetWidth;
  const rightmost = documentMember('documentElement').clientWidth - offsetWidth;
  // Only a popover is positioned in the window.
  const origin = menu.popover ? undefined : menu.parentElement?.getBoundingClientRect();
  menu.style.left = `${Math.max(0, Math.min(x, rightmost)) - (origin?.left ?? 0)}px`;
  menu.style.top = `${(isAbove ? top - offsetHeight - GAP : bottom + GAP) - (origin?.top ?? 0)}px`;
}
