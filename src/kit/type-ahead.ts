import { listen, listenFirst } from './listen.ts';

/** Milliseconds: the next field appears at once, or not at all. */
const LIFETIME = 500;

let text = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes what is typed into a form whose request runs: it is meant for the field of the next stage, and may be a password (D97).
 * Returns a function that ends this.
 */
export function takeTyping(form: HTMLFormElement): () => void {
  clearTimeout(timer);
  const take = (event: InputEvent) => {
    const { inputType, data } = event;
    if (/^insert(Text|FromPaste)$/.test(inputType)) text += data ?? '';
    else if (inputType === 'deleteContentBackward') text = text.slice(0, -1);
    else return;
    event.preventDefault();
  };
  // After a click, the button has the focus, or nothing has it. Shortcuts are for the page; AltGr, which writes, is Ctrl and Alt.
  const toField = (event: KeyboardEvent) => {
    const writes = /^[^ ]$/.test(event.key) && event.ctrlKey === event.altKey && !event.metaKey;
    const focused = event.composedPath()[0] as Element;
    if (event.isTrusted && writes && (form.contains(focused) || focused.matches('body')))
      form.querySelector<HTMLElement>('.input')?.focus();
  };
  const endTaking = listen(form, take, 'beforeinput');
  const endKeys = listenFirst(globalThis, toField, 'keydown');
  return () => {
    endTaking();
    endKeys();
    forgetLater();
  };
}

function forgetLater() {
  timer = setTimeout(typed, LIFETIME);
}

/** The text that was taken. It is returned once. */
export function typed(): string {
  const taken = text;
  text = '';
  return taken;
}

/** Goes on with text that was taken before the app has loaded. */
export function continueTyping(taken: string | undefined): void {
  text = taken ?? '';
  forgetLater();
}
