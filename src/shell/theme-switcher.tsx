import { useEffect } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';
import css from './switchers.css?inline';
import { themeLabel } from './theme-label.ts';

const MOON = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10';
const SUN =
  'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';

/** Switches between light and dark, and saves the choice. */
export function ThemeSwitcher() {
  useSheet(css);
  const t = useText();
  const { dark, reportTheme, prepareChoices, switchTheme } = useShellServices();
  useEffect(() => {
    reportTheme(dark ? 'dark' : 'light');
  }, [dark, reportTheme]);
  useEffect(prepareChoices, [prepareChoices]);
  const label = t(themeLabel(dark));
  return (
    <button
      type="button"
      className="tool"
      part="theme-switcher"
      aria-label={label}
      title={label}
      onClick={() => switchTheme(!dark)}
    >
      <span className="in-light">
        <Icon path={MOON} />
      </span>
      <span className="in-dark">
        <Icon path={SUN} />
      </span>
    </button>
  );
}
