import css from '../shell/in-line.css?inline';
import { LanguageSwitcher as Switcher } from '../shell/language-switcher.tsx';
import { useSheet } from '../ui/sheet.ts';
import type { Host } from './root.tsx';
import { Small } from './small.tsx';

/** `<language-switcher>`: the menu of languages alone, for all elements of a page. */
export function LanguageSwitcher({ host }: { host: Host }) {
  return <Small host={host} Part={InLine} />;
}

function InLine() {
  useSheet(css);
  return <Switcher />;
}
