import { useContext, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LANGUAGES } from '../i18n/locale.ts';
import { Icon } from '../ui/icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { useSheet } from '../ui/sheet.ts';
import { LocaleContext, useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';
import css from './switchers.css?inline';

/** Milliseconds until the menu is removed. */
const AFTER_FOCUS = 100;

const GLOBE = 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18';

const loadMenu = () => import('./language-menu.tsx').then((file) => file.LanguageMenu);
const LanguageMenu = lazily('language-menu', loadMenu);

/** The button of a menu of languages. */
export function LanguageSwitcher() {
  useSheet(css);
  const t = useText();
  const current = useContext(LocaleContext);
  const { languages, prepareChoices } = useShellServices();
  const id = useId();
  const [menu, setMenu] = useState<'open' | 'closing'>();
  const open = menu === 'open';
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A person may open it without a network.
    prepareChoices();
    // The menu reports a failure when it is opened.
    loadMenu().catch(() => {});
  }, [prepareChoices]);

  function close() {
    // First, or a screen reader may still read the button as expanded.
    flushSync(() => setMenu('closing'));
    button.current?.focus();
    // Screen readers may not read the button if the item that had the focus is removed together with it.
    setTimeout(() => setMenu((now) => (now === 'open' ? now : undefined)), AFTER_FOCUS);
  }

  if (languages.length === 1) return null;
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
        onClick={() => (open ? close() : setMenu('open'))}
      >
        <Icon path={GLOBE} />
        <span>{current.toUpperCase()}</span>
        <span className="hidden-text">{LANGUAGES[current]}</span>
        <span className="hidden-text">{t('Language')}</span>
      </button>
      {menu && button.current && (
        <LanguageMenu id={id} button={button.current} hide={() => setMenu(undefined)} close={close} />
      )}
    </div>
  );
}
