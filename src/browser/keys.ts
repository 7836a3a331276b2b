import { focusedElement, isFocusFree, isUsedElsewhere } from './focused-element.ts';
import { listenFirst } from './listen.ts';

/** Milliseconds without a key after the next stage has appeared. Who pauses has looked up. */
const PAUSE = 500;
/** Milliseconds: some frames, in which a browser tells assistive technology that the focused element is gone. */
const AFTER_REMOVAL = 50;

/* What was typed after a form was sent (D98). Shared, because a page has one keyboard. */
let text = '';
/** The field of the next stage that it is for. */
let secret: HTMLInputElement | undefined;
/** How many forms wait for an answer, and screens for what they show. */
let waits = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Present while keys are held. */
let stop: (() => void) | undefined;

/**
 * Holds the keys that write, and Enter, because the form around `part` was sent: they are for a secret of the next stage, or for nothing.
 * Without `part`, goes on if they are held. `typed` was held before. Call the returned function when the stage has appeared. The
 * holding ends when the person then pauses, moves the focus, goes back or edits a field.
 */
export function holdKeys(part?: Element | null, typed = ''): () => void {
  const root = part?.closest('.root');
  if (!stop && root) {
    text = typed;
    const endPage = listenFirst(globalThis, onPage, 'keydown', 'pointerdown', 'popstate', 'pagehide');
    const endRoot = listenFirst(root, onEvent, 'keydown', 'beforeinput', 'input');
    stop = () => {
      endPage();
      endRoot();
    };
  }
  secret = undefined;
  const wait = (more: number) => {
    waits += more;
    awaitPause();
  };
  wait(1);
  return () => wait(-1);
}

function awaitPause() {
  clearTimeout(timer);
  if (!waits) timer = setTimeout(onPause, PAUSE);
}

/** The field of a code gets nothing before, because the digits of a password would be readable there. */
function onPause() {
  if (/^\p{Nd}{1,6}$/u.test(text)) write();
  letGo();
}

/** Ends the holding, and returns what was held. Nothing is left of it, unless a form still waits. */
export function letGo(): string | undefined {
  const held = stop || text ? text : undefined;
  stop?.();
  stop = undefined;
  secret = undefined;
  if (!waits) text = '';
  return held;
}

/** Gives what is typed to a password or a code, which has the focus. */
export function takeKeys(field: HTMLInputElement): void {
  secret = field;
  if (field.type === 'password') write();
}

/** As if it were typed now. */
function write() {
  const held = text;
  text = '';
  if (!secret?.matches(':focus')) return;
  for (const character of held) document.execCommand('insertText', false, character);
}

type Act = KeyboardEvent & InputEvent;

function onPage(event: Act) {
  if (event.type === 'pagehide') text = '';
  if (event.type !== 'keydown' || event.key === 'Tab') letGo();
  else if (isFocusFree()) onEvent(event);
}

function onEvent(event: Act) {
  const { type, key, inputType, data } = event;
  // By paste or a password manager, or in the field that the keys are for.
  if (type === 'input') return waits ? undefined : letGo();
  const writes = key
    ? /^(Enter|Backspace)$/.test(key) || (/^.$/u.test(key) && !isShortcut(event))
    : waits && /^insert(Text|FromPaste)$/.test(inputType);
  const isDirect = secret?.type === 'password' && event.composedPath()[0] === secret && key !== 'Enter';
  // Password managers dispatch keys of their own.
  if (!writes || isDirect || !event.isTrusted || event.isComposing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  awaitPause();
  if (key === 'Backspace') text = text.slice(0, -1);
  else if (key !== 'Enter' && !event.repeat) text += key ?? data ?? '';
}

/** On Windows, AltGr, which writes, is Ctrl and Alt. */
export const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  metaKey || (ctrlKey && !altKey);

/**
 * Moves the focus a moment later: screen readers do not read what gets the focus together with the removal of the focused element. A
 * key that is pressed before moves the focus first, so that its text is not lost. Does nothing if the person has moved the focus
 * meanwhile, or {@link isUsedElsewhere | is elsewhere in the page}.
 */
export function focusLater(part: HTMLElement | null, focus = () => part?.focus()): void {
  const former = focusedElement();
  const now = (event?: KeyboardEvent) => {
    if ((focusedElement() === former || isFocusFree()) && part && !isUsedElsewhere(part)) {
      // The second of two Enters or spaces, or a key that is held, was meant for what is gone.
      if (event?.repeat || /^(Enter| )$/.test(event?.key ?? '')) return event?.preventDefault();
      focus();
    }
    removeEventListener('keydown', now, true);
  };
  setTimeout(now, AFTER_REMOVAL);
  addEventListener('keydown', now, true);
}
