/* Looks through open shadow roots, which `querySelector` does not. */

type Root = Element | ShadowRoot | Document;

export function findAll<T extends Element = HTMLElement>(root: Root, selector: string): T[] {
  const here = root instanceof Element && root.shadowRoot ? findAll<T>(root.shadowRoot, selector) : [];
  const below = [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element as unknown as T] : []),
    ...(element.shadowRoot ? findAll<T>(element.shadowRoot, selector) : []),
  ]);
  return [...here, ...below];
}

/** The only element that matches; more or fewer are an error. */
export function find<T extends Element = HTMLElement>(root: Root, selector: string): T {
  const found = findAll<T>(root, selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} elements match ${selector}.`);
  return only;
}

/** What a person reads: the visible text through shadow roots and slots, spaces as in one line. */
export function textOf(root: Node): string {
  return visibleText(root).replace(/\s+/g, ' ').trim();
}

function visibleText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLElement && node.localName === 'wbr') return '';
  if (node instanceof Element && isHidden(node)) return '';
  const children = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : childrenOf(node);
  const text = children.map(visibleText).join('');
  return node instanceof Element ? ` ${text} ` : text;
}

/** What is laid out as `contents`, a slot to begin with, has no box of its own but is not hidden. */
function isHidden(element: Element): boolean {
  return !element.checkVisibility() && getComputedStyle(element).display !== 'contents';
}

function childrenOf(node: Node): Node[] {
  return [...((node instanceof Element && node.shadowRoot) || node).childNodes];
}

/** The form control with that visible label. */
export function field(root: Root, label: string): HTMLInputElement {
  const labels = findAll<HTMLLabelElement>(root, 'label').filter((candidate) => candidate.checkVisibility());
  return named(labels, textOf, label).control as HTMLInputElement;
}

/** The visible button or link with that name. */
export function button(root: Root, name: string): HTMLElement {
  const buttons = findAll(root, 'button, a[href]').filter((candidate) => candidate.checkVisibility());
  return named(buttons, (candidate) => candidate.getAttribute('aria-label') ?? textOf(candidate), name);
}

function named<T>(candidates: T[], nameOf: (candidate: T) => string, name: string): T {
  const found = candidates.filter((candidate) => nameOf(candidate) === name);
  const [only] = found;
  if (only && found.length === 1) return only;
  throw new Error(`${found.length} are named "${name}" of: ${candidates.map(nameOf).join(', ')}`);
}

/** Fills a field as typing or a password manager does: the native setter, then the event that React hears. */
export function fill(control: HTMLInputElement, text: string): void {
  control.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The focused element itself, not the host that holds it. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
