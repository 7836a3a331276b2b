interface SchemeSources {
  /** The attribute: `light`, `dark`, or anything else for no fixed theme. */
  theme: string | null;
  /** The computed `color-scheme` of the element. */
  schemes: string;
  /** Whether the person saved the dark theme, if a theme was saved. */
  saved: boolean | undefined;
  /** Whether the system prefers the dark theme. */
  system: boolean;
}

/**
 * The theme of an element before the person chooses one on this page: the attribute comes first, then the saved choice, then the
 * scheme of the page, which is that of the system if the page supports light and dark (D52).
 */
export function startScheme({ theme, schemes, saved, system }: SchemeSources) {
  const hasBoth = schemes.includes('light') && schemes.includes('dark');
  const isFixed = theme === 'light' || theme === 'dark';
  /** Whether the page behind the element is dark. */
  const background = hasBoth ? system : schemes.includes('dark');
  const dark = isFixed ? theme === 'dark' : (saved ?? background);
  return { dark, background, followsSystem: !isFixed && hasBoth };
}
