import openProps from 'open-props';

/**
 * Open Props with `em` instead of `rem`, because a host page can change the font size of its root element (for example to
 * 62.5 %). `em` follows the reader's font size through `:host`.
 */
export const emProps: Record<string, string> = Object.fromEntries(
  Object.entries(openProps).map(([name, value]) => [name, String(value).replace(/(\d)rem\b/g, '$1em')]),
);
