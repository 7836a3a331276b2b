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
  form.addEventListener('beforeinput', take);
  return () => {
    form.removeEventListener('beforeinput', take);
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
