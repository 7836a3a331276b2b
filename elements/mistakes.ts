import type { registry } from '../src/app/page/registry.ts';
import { warnOnce } from '../src/app/page/warn-once.ts';
import { isDeveloper } from '../src/kit/is-developer.ts';

/** Tells the author of the page about mistakes in the HTML of an element that browsers accept without a word. */
export function warnOfMarkup(element: HTMLElement, attributes: readonly string[]): void {
  warnOfMisspellings(element, attributes);
  // With the one file, the parser has not read the content yet.
  setTimeout(() => warnOfSelfClosingTag(element), 1000);
  if (isDeveloper()) setTimeout(() => warnOfPageColours(element), 1000);
}

/** Not if the file does not load, or the browser cannot draw. */
const warnOfPageColours = (element: HTMLElement) =>
  import('../src/app/element/contrast.ts')
    .then(({ warnOfContrast }) => warnOfContrast(element))
    .catch(() => {});

/** HTML has no capital letters in the names of attributes, so `campaignId` is read as `campaignid`. */
function warnOfMisspellings(element: HTMLElement, attributes: readonly string[]) {
  const letters = (name: string) => name.replace(/[-_]/g, '');
  for (const written of element.getAttributeNames()) {
    const meant = attributes.find((name) => name !== written && letters(name) === letters(written));
    if (meant) warnOnce(`<${element.localName}> has no attribute ${written}. Did you mean ${meant}?`);
  }
}

/** HTML ignores the slash of `<voucher-redeem />`, so the element contains what follows, up to the line of its parent's end tag. */
function warnOfSelfClosingTag({ localName, children, lastChild, nextSibling }: HTMLElement) {
  const isOpen = !nextSibling && lastChild instanceof Text && !lastChild.data.trim();
  if (isOpen && [...children].some(({ slot }) => !slot))
    warnOnce(
      `<${localName}> hides the content after it. End it with </${localName}>, because HTML has no <${localName} />.`,
    );
}

/** A second copy of this code, of another version or with another renderer. */
export function warnOfCopies(
  first: ReturnType<typeof registry>,
  second: { version: string; renderer: string },
): void {
  if (first.version !== second.version)
    warnOnce(
      `login-portal ${first.version} is on this page already and is used instead of ${second.version}.`,
    );
  if (first.renderer !== second.renderer)
    warnOnce(
      `login-portal is on this page with ${first.renderer} and with ${second.renderer}. One of them is enough.`,
    );
}
