import { useEffectEvent, version } from 'react';
import type { registry } from '../src/app/page/registry.ts';
import { warnOnce } from '../src/app/page/warn-once.ts';

/** HTML has no capital letters in the names of attributes, so `campaignId` is read as `campaignid`. */
export function warnOfMisspellings(element: HTMLElement, attributes: readonly string[]): void {
  const letters = (name: string) => name.replace(/[-_]/g, '');
  for (const written of element.getAttributeNames()) {
    const meant = attributes.find((name) => name !== written && letters(name) === letters(written));
    if (meant) warnOnce(`<${element.localName}> has no attribute ${written}. Did you mean ${meant}?`);
  }
}

/** HTML ignores the slash of `<voucher-redeem />`, so the element contains what follows, up to the end tag of its parent. */
export const warnOfContent = (element: HTMLElement): unknown =>
  // With the one file, the parser has not read the content yet.
  setTimeout(() => {
    const { localName, nextSibling, childNodes } = element;
    // What a script has added since has no line break before it.
    if (nextSibling?.nodeType !== Node.TEXT_NODE && [...childNodes].some(isHidden))
      warnOnce(
        `<${localName}> hides its content. If that should follow it, end it with </${localName}>, because HTML has no <${localName} />.`,
      );
  }, 1000);

const isHidden = (node: Node) =>
  node instanceof Element ? node.matches(':not([slot], template)') : node.textContent?.trim();

/** The message of the error with which the page has tried to define an element of its own. Safari's does not name it. */
export function warnOfName(message: string): void {
  const [, tag = ''] = /["']([a-z]+-[a-z]+)["']/.exec(message) ?? [];
  if ('version' in (customElements.get(tag) ?? {}))
    warnOnce(
      `<${tag}> of this page cannot be defined, because login-portal has defined it before. Load only its other elements, such as portal.js?only=voucher-redeem`,
    );
}

/** What keeps React from rendering: with `modules/`, its version is that of the application. */
export const warnOfReact = (): void =>
  warnOnce(
    !useEffectEvent
      ? `login-portal needs React 19.2, and this application has ${version}: nothing can be shown.`
      : 'A script of the page, such as MooTools, replaces Function.prototype.bind: nothing can be shown. Load the compact build instead.',
  );

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
