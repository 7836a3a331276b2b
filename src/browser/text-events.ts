import { CONTROLS } from './controls.ts';
import { isShortcut } from './keys.ts';

const EVENTS = [
  'beforeinput keydown keypress keyup pointerdown mousedown touchstart touchend selectstart copy cut paste',
  'dragstart dragenter dragover drop',
]
  .join(' ')
  .split(' ');

/**
 * Keeps the events of text fields, and touches of all controls, in their shadow tree (D93). Outside, their target is the element, so
 * scripts of the page that spare controls would take a letter for a shortcut, a click for the start of a drag, and a tap for scrolling.
 * A key that does something inside is kept too: Escape would close the menu and the dialog of the page around it, and Space would show
 * the next slide of a page instead of ticking a checkbox.
 */
export function keepTextEvents(root: ShadowRoot | HTMLElement): void {
  // With zone.js, the first listener of a type decides for all of them: if it is passive, none can prevent the event.
  for (const type of EVENTS) root.addEventListener(type, keep, { passive: isTouch(type) });
}

const isTouch = (type: string) => type.startsWith('touch');

function keep(event: Event) {
  const { target, currentTarget, type, defaultPrevented, key } = event as KeyboardEvent;
  // A control in a slot belongs to the page, which sees it as the target.
  if (!(target instanceof Element && (currentTarget as Node).contains(target))) return;
  const isUsed =
    (type === 'keydown' && (defaultPrevented || target.closest('dialog'))) || isUsedBy(target, key);
  const isKept = isTouch(type) ? target.closest(CONTROLS) : isTextField(target);
  if (isUsed || (isKept && !isForPage(event as KeyboardEvent))) event.stopPropagation();
}

const isTextField = (target: Element) =>
  target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type);

/** Whether the browser does something at the key in this control, which is no text field. */
const isUsedBy = (target: Element, key: string) =>
  /^( |Enter|Arrow)/.test(key) && target.matches(/^Arrow/.test(key) ? '[type=radio]' : CONTROLS);

/** Escape, Tab, function keys and shortcuts, which are a character. */
const isForPage = (event: KeyboardEvent) =>
  /^(Escape|Tab|F\d+)$/.test(event.key) || (isShortcut(event) && /^.$/.test(event.key));
