import { CONTROLS } from './controls.ts';

/** Milliseconds after controls have moved, or after Enter (D89). */
const TIME = 500;
/** Pixels around a click. */
const PLACE = 32;

type Control = HTMLElement & Partial<HTMLLabelElement & HTMLInputElement>;
type Act = PointerEvent & KeyboardEvent & InputEvent;

/* The last act: a click of a pointer, a key, or typed text. Shared, because an element that goes may uncover another one. */
let x = 0;
let y = 0;
let pageY = 0;
let key = '';
let time = 0;
/** The control that it hit. Weak, because a stage that is gone may hold a password. */
let hit: WeakRef<Element> | undefined;

/** When controls may have moved under the pointer. */
let changed = 0;

/**
 * Keeps the second of two clicks, and a key that is held, from activating what the first one has brought. `earlier` is the last click
 * on a control before the element was defined.
 */
export function preventSecondClicks(element: HTMLElement, root: Node, earlier?: MouseEvent): void {
  if (earlier) remember(earlier as Act, element);
  // Not on the element, because screen readers would say "clickable" after every text in it.
  for (const type of ['click', 'keydown', 'input'])
    root.addEventListener(type, onAct as (event: Event) => void, true);
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

/** By the clock of this code. That of a frame, to which an element can be moved, has another origin. */
const timeOf = ({ timeStamp, view }: UIEvent) =>
  timeStamp + (view ?? window).performance.timeOrigin - performance.timeOrigin;

function remember(act: Act, control: Element | null | undefined) {
  ({ clientX: x, clientY: y, pageY, key } = act);
  time = timeOf(act);
  hit = control ? new WeakRef(control) : undefined;
}

function onAct(act: Act) {
  const isClick = act.type === 'click';
  // A click without a pointer is of a key, of assistive technology or of a script. A browser that fills in a form inserts no text.
  const counts = isClick ? act.detail && act.pointerType !== '' : (act.key ?? act.inputType === 'insertText');
  if (!act.isTrusted || !counts) return;
  const closest = (act.composedPath()[0] as Element).closest<Control>(CONTROLS);
  const control = closest?.control ?? closest;
  if (isClick ? isSecondClick(act, control) : isHeld(act, control)) {
    act.preventDefault();
    act.stopImmediatePropagation();
  } else if (!act.repeat) remember(act, control);
}

function isSecondClick(act: Act, control: Control | null) {
  // The first click of a double click was outside, or on the page before.
  if (!time) return act.detail > 1;
  // What a scroll has brought here was aimed at.
  const isDouble = act.detail > 1 && Math.abs(act.pageY - act.clientY - pageY + y) < 1;
  const isSoon = changed >= time && timeOf(act) - changed < TIME;
  // The second half of a double click on a button that sends would send again what has just been refused.
  const isOther = hit && (hit.deref() !== control || (act.detail > 1 && control?.type === 'submit'));
  return isOther && (isDouble || isSoon) && Math.hypot(act.clientX - x, act.clientY - y) < PLACE;
}

function isHeld(act: Act, control: Control | null) {
  const isEnter = act.key === 'Enter';
  if (act.repeat) return isEnter ? control : act.key.length === 1 && hit?.deref() !== control;
  if (!isEnter && act.key !== ' ') return false;
  // The second of two Enters would send an empty form, which says that something is missing. The second of two spaces on a button would
  // be the beginning of a password. At a button, a space within a text belongs to it: a password manager takes the button for a field.
  const isSecond = key === act.key && timeOf(act) - Math.max(changed, time) < TIME;
  const isText = !isEnter && /^\S$/u.test(key) && timeOf(act) - time < TIME;
  return control?.select ? isSecond && !control.value : isText;
}
