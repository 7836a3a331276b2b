import { useServices } from '../services/services.tsx';
import { chooseDark } from '../session/preferences.ts';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../ui/sheet.ts';
import { useText } from '../ui/text.tsx';
import css from './switchers.css?inline';

/** Toggles dark and light, and remembers it (specification, section 4 "Theme"). */
export function ThemeSwitcher() {
  useSheet(css);
  const t = useText();
  const { dark, preferences } = useServices();
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
