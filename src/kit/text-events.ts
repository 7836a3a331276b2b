const EVENTS = [
  'beforeinput keydown keypress keyup pointerdown mousedown touchstart selectstart copy cut paste',
  'dragstart dragenter dragover drop',
]
  .join(' ')
  .split(' ');

/**
 * Keeps the events of text fields in their shadow tree (D93). Outside, their target is the element, so scripts of the page that spare
 * text fields would take a letter for a shortcut and a click for the start of a drag.
 */
export function keepTextEvents(root: ShadowRoot | HTMLElement): void {
  // With zone.js, the first listener of a type decides for all of them: if it is passive, none can prevent the event.
  for (const type of EVENTS) root.addEventListener(type, keep, { passive: type === 'touchstart' });
}

function keep(event: Event) {
  const { target, currentTarget } = event;
  // A field in a slot belongs to the page, which sees it as the target.
  const isOwn = target instanceof HTMLInputElement && (currentTarget as Node).contains(target);
  if (isOwn && !/^(checkbox|radio)$/.test(target.type) && !isForPage(event as KeyboardEvent))
    event.stopPropagation();
}

/** Keys that do not write: Escape, Tab, function keys and shortcuts. AltGr, which writes, counts as Ctrl and Alt on Windows. */
const isForPage = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key !== undefined && (/^(Escape|Tab|F\d+)$/.test(key) || metaKey || (ctrlKey && !altKey));
