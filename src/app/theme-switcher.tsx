import css from '../shell/in-line.css?inline';
import { ThemeSwitcher as Switcher } from '../shell/theme-switcher.tsx';
import { useSheet } from '../ui/sheet.ts';
import type { Host } from './root.tsx';
import { Small } from './small.tsx';

/** `<theme-switcher>`: the button for light and dark alone, for all elements of a page. */
export function ThemeSwitcher({ host }: { host: Host }) {
  return <Small host={host} Part={InLine} />;
}

function InLine() {
  useSheet(css);
  return <Switcher />;
}
