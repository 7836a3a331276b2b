import openProps from 'open-props';

/**
 * Open Props with `em` instead of `rem`, because a host page can change the font size of its root element (for example to
 * 62.5 %). `em` follows the reader's font size through `:host`.
 */
export const emProps: Record<string, string> = Object.fromEntries(
  Object.entries(openProps).map(([name, value]) => [name, String(value).replace(/(\d)rem\b/g, '$1em')]),
);

const inlined = (css: string): string =>
  css.replace(/var\((--[\w-]+)\)/g, (name, prop: string) =>
    emProps[prop] === undefined ? name : inlined(emProps[prop]),
  );

/** A plugin of PostCSS. Writes the values of Open Props in place of their names, which a style of the host page could set. */
export const inlineProps = {
  postcssPlugin: 'open-props',
  Declaration(declaration: { value: string }) {
    declaration.value = inlined(declaration.value).replace(/,\s+/g, ',');
  },
};
