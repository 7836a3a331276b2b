import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGES, LOCALES } from '../i18n/locale.ts';
import { Icon } from '../ui/icon.tsx';
import { StyleRootContext, useSheet } from '../ui/sheet.ts';
import { LocaleContext, useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';
import css from './switchers.css?inline';

/** A menu of the languages, each by its own name, so that people find theirs on a page they cannot read. */
export function LanguageSwitcher() {
  useSheet(css);
  const t = useText();
  const current = useContext(LocaleContext);
  const { switchLocale } = useShellServices();
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

  useEffect(() => {
    if (!open) return;
    if (menu.current && button.current) place(menu.current, button.current);
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
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" />
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
                if (locale !== current) switchLocale(locale);
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

/** Pixels between the menu and what it must not reach, the gap to its button included. */
const DISTANCE = 12;

/**
 * To the side with enough room, and no larger than that: between the edges of the window, and not under a cookie banner.
 * The page does not scroll for it.
 */
function place(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom } = button.getBoundingClientRect();
  const banner = Number.parseFloat(getComputedStyle(menu).getPropertyValue('--_portal-bottom-inset')) || 0;
  const below = innerHeight - banner - bottom - DISTANCE;
  const up = below < Math.min(top - DISTANCE, menu.offsetHeight);
  menu.toggleAttribute('data-up', up);
  menu.style.maxBlockSize = `${up ? top - DISTANCE : below}px`;
  // At the left edge of a page there is room on the other side only.
  menu.toggleAttribute('data-start', menu.getBoundingClientRect().left < 0);
  const checked = menu.querySelector<HTMLElement>('[aria-checked=true]');
  checked?.focus({ preventScroll: true });
  menu.scrollTop = checked?.offsetTop ?? 0;
}
