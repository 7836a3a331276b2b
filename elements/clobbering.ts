import { warnOnce } from '../src/app/page/warn-once.ts';

/** React calls these. It cannot render while an element of the page hides one of them by its name. */
const REQUIRED = [
  'addEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'removeEventListener',
] as const;

export function isClobbered(page: Document): boolean {
  const view = page.defaultView;
  const name =
    view && view.window !== view ? 'defaultView' : REQUIRED.find((each) => typeof page[each] !== 'function');
  if (name) warnOnce(`An element named "${name}" hides document.${name}. Rename it: nothing can be shown.`);
  return name !== undefined;
}

// React creates an element when it loads, and its error does not name the cause. So this module must be imported before React.
if (typeof document !== 'undefined') isClobbered(document);
