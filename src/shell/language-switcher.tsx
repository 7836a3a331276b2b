import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGES, LOCALES } from '../i18n/locale.ts';
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
    if (!open) return;
    if (menu.current && button.current) positionMenu(menu.current, button.current);
    const outside = (event: Event) => {
      if (!event.composedPath().some((node) => node === menu.current || node === button.current))
        setOpen(false);
    };
    root?.addEventListener('pointerdown', outside);
    return () => root?.removeEventListener('pointerdown', outside);
  }, [open, root]);

  function onKeyDown(event: KeyboardEvent) {
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
    <div className="language" part="language-switcher">
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
          onKeyDown={onKeyDown}
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

/** Pixels between the menu and the edge of the window or the cookie banner, including the gap to the button. */
const MENU_MARGIN = 12;

/** Opens the menu above or below the button, limits its height to the available space, and does not scroll the page. */
function positionMenu(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom } = button.getBoundingClientRect();
  const banner = Number.parseFloat(getComputedStyle(menu).getPropertyValue('--_portal-bottom-inset')) || 0;
  const below = innerHeight - banner - bottom - MENU_MARGIN;
  const above = below < Math.min(top - MENU_MARGIN, menu.offsetHeight);
  menu.toggleAttribute('data-up', above);
  menu.style.maxBlockSize = `${above ? top - MENU_MARGIN : below}px`;
  // Near the left edge of the window, the menu extends to the right.
  menu.toggleAttribute('data-start', menu.getBoundingClientRect().left < 0);
  const checked = menu.querySelector<HTMLElement>('[aria-checked=true]');
  checked?.focus({ preventScroll: true });
  menu.scrollTop = checked?.offsetTop ?? 0;
}
