/** A way to dress the elements; those with a name are files in themes/. */
export interface Theme {
  name: string;
  label: string;
  /** Surface, text and accent. */
  swatch?: readonly [string, string, string];
}

export const themes: readonly Theme[] = [
  { name: 'compass', label: 'Compass', swatch: ['#fdfefc', '#13241e', '#1b5441'] },
  { name: 'harbour', label: 'Harbour', swatch: ['#fffdf8', '#1c2739', '#16335f'] },
  { name: 'pomelo', label: 'Pomelo', swatch: ['#fffafc', '#40152d', '#a8145c'] },
  { name: 'plakat', label: 'Plakat', swatch: ['#ffffff', '#111111', '#ffe500'] },
  { name: '', label: 'Plain' },
];

/** Where a theme's file lies. */
export const themeAddress = (name: string): string => `/themes/${name}.css`;

export interface ThemeSwitch {
  /** The name of a theme, or nothing for the elements' own look. */
  current(): string;
  set(name: string): void;
  onChange(listener: () => void): void;
}

/** Dresses the page by exchanging one style sheet; its link stands in the page. */
export function createThemeSwitch(page: Document): ThemeSwitch {
  let link = page.querySelector<HTMLLinkElement>('link[data-look]');
  let worn = link?.dataset.look ?? '';
  const listeners: (() => void)[] = [];

  function addSheet(name: string): HTMLLinkElement {
    const next = page.createElement('link');
    next.rel = 'stylesheet';
    next.href = themeAddress(name);
    next.dataset.look = name;
    page.head.append(next);
    return next;
  }

  return {
    current: () => worn,
    set(name) {
      if (name === worn) return;
      worn = name;
      const former = link;
      link = name ? addSheet(name) : null;
      // The former one goes when the next is there, so that nobody sees the elements undressed.
      if (former && link) link.addEventListener('load', () => former.remove(), { once: true });
      else former?.remove();
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
