import { useEffect } from 'react';
import { documentMember } from '../../browser/document.ts';
import { applyThemeColor } from '../../browser/theme-color.ts';

/** On its own page, the portal sets the theme of the canvas, the scroll bars and the browser's own bars. */
export function usePageScheme(dark: boolean): void {
  useEffect(() => {
    const { style } = documentMember('documentElement');
    const { colorScheme } = style;
    style.colorScheme = dark ? 'dark' : 'light';
    applyThemeColor(dark);
    const restorePaper = lightenPaper();
    return () => {
      restorePaper();
      applyThemeColor(undefined);
      style.colorScheme = colorScheme;
    };
  }, [dark]);
}

/** The page is printed in the light theme. Only `!important` overrides an inline style. */
function lightenPaper(): () => void {
  const sheets = documentMember('adoptedStyleSheets');
  // jsdom has none.
  if (!sheets) return () => {};
  const sheet = new CSSStyleSheet({ media: 'print' });
  sheet.replaceSync(':root { color-scheme: light !important }');
  sheets.push(sheet);
  return () => {
    const index = sheets.indexOf(sheet);
    if (index >= 0) sheets.splice(index, 1);
  };
}
