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

/** Relative to the page, beside which the build has all files. */
export const themeAddress = (name: string): string => `themes/${name}.css`;

/** Shows the elements in a theme. The name is empty for their default look. */
export function showTheme(name: string): void {
  const former = document.querySelectorAll('link[data-theme]');
  const removeFormer = () => {
    for (const link of former) link.remove();
  };
  if (!name) {
    removeFormer();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = themeAddress(name);
  link.dataset.theme = name;
  // Keeps the former sheet until this one has loaded, so that the elements are never unstyled.
  link.addEventListener('load', removeFormer);
  document.head.append(link);
}
