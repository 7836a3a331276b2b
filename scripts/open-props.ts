import openProps from 'open-props';

/**
 * Open Props in `em`: a host page may set its root to 62.5 %, so nothing of ours is sized in `rem`, while `em`
 * still follows the reader's own font size through `:host`.
 */
export const emProps: Record<string, string> = Object.fromEntries(
  Object.entries(openProps).map(([name, value]) => [name, String(value).replace(/(\d)rem\b/g, '$1em')]),
);
