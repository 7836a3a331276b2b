import { warnOnce } from '../src/app/page/page-api.ts';

/** React calls these, so nothing can be drawn while an element of the page hides one of them by its name. */
const NEEDED = [
  'addEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'removeEventListener',
] as const;

export function isClobbered(page: Document): boolean {
  const view = page.defaultView;
  const name =
    view && view.window !== view ? 'defaultView' : NEEDED.find((each) => typeof page[each] !== 'function');
  if (name) warnOnce(`An element named "${name}" hides document.${name}. Rename it: nothing can be shown.`);
  return name !== undefined;
}

// React creates an element as it loads, and fails without a word about the cause: this module is imported before it.
if (typeof document !== 'undefined') isClobbered(document);
