/* Queries that include open shadow roots, unlike `querySelector`. */

export type Root = Element | ShadowRoot | Document;

export function findAll<T extends Element = HTMLElement>(root: Root, selector: string): T[] {
  const here = root instanceof Element && root.shadowRoot ? findAll<T>(root.shadowRoot, selector) : [];
  const below = [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element as unknown as T] : []),
    ...(element.shadowRoot ? findAll<T>(element.shadowRoot, selector) : []),
  ]);
  return [...here, ...below];
}

/** The only element that matches; throws if there are none or several. */
export function find<T extends Element = HTMLElement>(root: Root, selector: string): T {
  const found = findAll<T>(root, selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} elements match ${selector}.`);
  return only;
}

/** The visible text, including shadow roots and slots, with collapsed spaces. */
export const textOf = (root: Node): string => collapsed(visibleText(root, isHidden));

/** The part of the visible text that a screen reader reads. */
const spokenText = (root: Node): string =>
  collapsed(visibleText(root, (element) => isHidden(element) || element.ariaHidden === 'true'));

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

function visibleText(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && isLeftOut(node)) return '';
  const children = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : childrenOf(node);
  const text = children.map((child) => visibleText(child, isLeftOut)).join('');
  return node instanceof Element ? ` ${text} ` : text;
}

/** Elements with `display: contents`, such as slots, have no box but are not hidden. */
function isHidden(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return !isShown && getComputedStyle(element).display !== 'contents';
}

function childrenOf(node: Node): Node[] {
  return [...((node instanceof Element && node.shadowRoot) || node).childNodes];
}

/** The form control with this visible label. */
export function field(root: Root, label: string): HTMLInputElement {
  const labels = findAll<HTMLLabelElement>(root, 'label').filter((candidate) => candidate.checkVisibility());
  return named(labels, textOf, label).control as HTMLInputElement;
}

/** The visible button or link with this name. */
export function button(root: Root, name: string): HTMLElement {
  const buttons = findAll(root, 'button, a[href]').filter((candidate) => candidate.checkVisibility());
  return named(buttons, (candidate) => candidate.getAttribute('aria-label') ?? spokenText(candidate), name);
}

function named<T>(candidates: T[], nameOf: (candidate: T) => string, name: string): T {
  const found = candidates.filter((candidate) => nameOf(candidate) === name);
  const [only] = found;
  if (only && found.length === 1) return only;
  throw new Error(`${found.length} are named "${name}" of: ${candidates.map(nameOf).join(', ')}`);
}

/** Fills a field as typing does: sets the value with the native setter and dispatches the event that React handles. */
export function fill(control: HTMLInputElement, text: string): void {
  control.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The focused element, not its shadow host. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
