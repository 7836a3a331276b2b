/** A theme for the elements. Themes with a name are files in themes/. */
export interface Theme {
  name: string;
  label: string;
  /** The colours of surface, text and accent. */
  swatch: readonly [string, string, string];
}

export const themes: readonly Theme[] = [
  { name: '', label: 'Default', swatch: ['#ffffff', '#212529', '#0b7285'] },
  { name: 'compass', label: 'Compass', swatch: ['#fdfefc', '#13241e', '#1b5441'] },
  { name: 'harbour', label: 'Harbour', swatch: ['#fffdf8', '#1c2739', '#16335f'] },
  { name: 'pomelo', label: 'Pomelo', swatch: ['#fffafc', '#40152d', '#a8145c'] },
  { name: 'plakat', label: 'Plakat', swatch: ['#ffffff', '#111111', '#ffe500'] },
];

export const themeAddress = (name: string): string => `/themes/${name}.css`;

export interface ThemeSwitch {
  /** The name of the current theme. Empty for the default look of the elements. */
  current(): string;
  set(name: string): void;
  onChange(listener: () => void): void;
}

/** Switches the theme by replacing its style sheet. */
export function createThemeSwitch(page: Document): ThemeSwitch {
  let link = page.querySelector<HTMLLinkElement>('link[data-theme]');
  let current = link?.dataset.theme ?? '';
  const listeners: (() => void)[] = [];

  function addSheet(name: string): HTMLLinkElement {
    const next = page.createElement('link');
    next.rel = 'stylesheet';
    next.href = themeAddress(name);
    next.dataset.theme = name;
    page.head.append(next);
    return next;
  }

  return {
    current: () => current,
    set(name) {
      if (name === current) return;
      current = name;
      const previous = link;
      link = name ? addSheet(name) : null;
      // Keeps the previous sheet until the next one has loaded, so that the elements are never unstyled.
      if (previous && link) link.addEventListener('load', () => previous.remove(), { once: true });
      else previous?.remove();
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
