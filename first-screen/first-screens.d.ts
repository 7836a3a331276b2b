/** The build creates this module (`scripts/build/portal-module.ts`). */
declare module 'virtual:first-screens' {
  export const failed: import('./build.ts').Markup;
  export const css: string;
  export const texts: import('./look.ts').TextTable;
  /** By tag. An element without a form has none. */
  export const screens: Readonly<Record<string, import('./build.ts').Markup>>;
  /** Imports the files that every element needs. */
  export const common: () => Promise<unknown>[];
  /** By tag: import the module of the element and the other files that it needs. */
  export const loaders: Readonly<Record<string, () => Promise<unknown>[]>>;
}
