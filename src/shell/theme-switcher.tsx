import { useEffect } from 'react';
import { chooseDark } from '../session/preferences.ts';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import { useShellServices } from './shell-services.ts';
import css from './switchers.css?inline';

/** Switches between light and dark, and saves the choice. */
export function ThemeSwitcher() {
  useSheet(css);
  const t = useText();
  const { dark, preferences, reportTheme } = useShellServices();
  useEffect(() => {
    reportTheme(dark ? 'dark' : 'light');
  }, [dark, reportTheme]);
  const label = t(dark ? 'Switch to light mode' : 'Switch to dark mode');
  return (
    <button
      type="button"
      className="tool"
      part="theme-switcher"
      aria-label={label}
      title={label}
      onClick={() => chooseDark(preferences, !dark)}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
