import { CONTROLS } from './controls.ts';
import { listenFirst } from './listen.ts';

/** Milliseconds after controls have moved, and between the keys of one text. */
const TIME = 500;
/** Pixels around a click. */
const PLACE = 32;

/**
 * The last click, without a place if a key has followed, and the control that it hit. Shared, because an element that goes may uncover
 * another one. Weak, because a stage that is gone may hold a password.
 */
let last: { x: number; y: number; time: number; hit: WeakRef<Element> | undefined } | undefined;
/** When controls may have moved under the pointer. */
let changed = 0;
/** When the last key was pressed, if it was a letter. */
let typed = Number.NEGATIVE_INFINITY;

/**
 * Keeps the second of two clicks, and Enter that is held, from activating what the first one has brought (D89). `earlier` is the last
 * click on a control before the element was defined.
 */
export function preventSecondClicks(element: HTMLElement, root: Node, earlier?: MouseEvent): void {
  if (earlier) remember(earlier, element);
  // Not on the element, because screen readers would say "clickable" after every text in it.
  listenFirst(root, onClick, 'click');
  listenFirst(root, onKeyDown, 'keydown');
  new MutationObserver((records) => {
    if (records.some(hasMovedControls)) changed = performance.now();
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['open'] });
}

/** What comes or goes moves or uncovers controls, and so does a dialog that closes. Texts and decoration do not. */
const hasMovedControls = ({ type, addedNodes, removedNodes }: MutationRecord) =>
  type === 'attributes' ||
  [...addedNodes, ...removedNodes].some(
    (node) => node instanceof Element && !node.matches('span, [aria-hidden]'),
  );

function remember({ clientX: x, clientY: y }: MouseEvent, control: Element | null) {
  last = { x, y, time: performance.now(), hit: control ? new WeakRef(control) : undefined };
}

function onClick(click: PointerEvent) {
  // A click without a pointer is of a key, of assistive technology or of a script.
  if (!click.isTrusted || !click.detail || click.pointerType === '') return;
  const closest = (click.composedPath()[0] as Element).closest<HTMLLabelElement>(CONTROLS);
  const control = closest?.control ?? closest;
  if (isSecond(click, control)) drop(click);
  else remember(click, control);
}

function isSecond({ detail, clientX, clientY }: MouseEvent, control: Element | null): boolean {
  const isDouble = detail > 1;
  // The first click of a double click was outside, or on the page before.
  if (!last) return isDouble;
  const { x, y, time, hit } = last;
  const isSoon = changed >= time && performance.now() - changed < TIME;
  // The second half of a double click on a button that sends would send again what has just been refused.
  const isOther = hit && (hit.deref() !== control || (isDouble && control?.matches('[type=submit]')));
  return Boolean(isOther) && (isDouble || isSoon) && Math.hypot(clientX - x, clientY - y) < PLACE;
}

function onKeyDown(event: KeyboardEvent) {
  const { key, repeat, isTrusted } = event;
  const control = (event.composedPath()[0] as Element).closest(CONTROLS);
  const time = performance.now();
  // At a button, a space within a text belongs to it: a password manager takes the button for a field.
  const isInText = key === ' ' && time - typed < TIME && control?.matches('button');
  if (!isTrusted) return;
  if (isInText || (control && repeat && key === 'Enter')) return drop(event);
  typed = /^\S$/u.test(key) ? time : Number.NEGATIVE_INFINITY;
  if (last) last.x = Number.NaN;
}

function drop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
