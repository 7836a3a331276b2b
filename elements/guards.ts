/* A chunk of its own: what an element needs when a person uses it, and its author, and not to show its first screen. */

import { followLanguage } from '../src/app/element/follow-language.ts';
import type { PreparedRoot } from '../src/app/element/hydrate.tsx';
import { keepRoot } from '../src/app/element/keep-root.ts';
import type { Mounted } from '../src/app/element/mounted.ts';
import { preventSecondClicks } from '../src/browser/second-click.ts';
import { keepTextEvents } from '../src/browser/text-events.ts';
import { warnOfContent, warnOfMisspellings } from './mistakes.ts';

export { warnOfCopies, warnOfName, warnOfReact } from './mistakes.ts';

export function guard(mounted: Mounted, attributes: readonly string[]): void {
  const { element, root } = mounted;
  preventSecondClicks(element, root, (root as PreparedRoot).clicked);
  if (root !== element) {
    keepTextEvents(root);
    warnOfContent(element);
  }
  keepRoot(mounted);
  followLanguage(mounted);
  warnOfMisspellings(element, attributes);
}
