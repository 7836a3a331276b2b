import { listen } from '../browser/listen.ts';
import { DIGIT_CODE } from '../kit/code-digits.ts';
import { at, type CodeForm, type CodeState, caretAfter, type Edited, editCode } from '../kit/code-edit.ts';

export interface CodeMaskOptions {
  form?: CodeForm;
  /** The text of the field before anyone has typed. */
  initial?: string;
  /** The last edit before the mask was there. */
  early?: Partial<InputEvent> | undefined;
  /** `completed`: how the edit has completed the code, if it has. */
  onEdit(state: CodeState, completed?: Completed): void;
}

/** `fill`: a whole code was pasted or dropped, or exactly a code was filled in. `type`: the last character was typed at the end. */
export type Completed = 'fill' | 'type' | undefined;

const TYPED: Partial<InputEvent> = { type: 'compositionend' };

/**
 * Keeps the text of a field in the form of a code. The text is changed with editing commands, so that the browser's own undo and
 * redo work. Uses native listeners: React has no `beforeinput` event with an `inputType`.
 */
export function attachCodeMask(
  input: HTMLInputElement,
  { form = DIGIT_CODE, initial = '', early = TYPED, onEdit }: CodeMaskOptions,
): () => void {
  let previous = initial;
  /** The text before the last edit. */
  let former = initial;
  /** The texts that the field has shown, for the keys. Not every browser undoes what an editing command has written. */
  let steps = [initial];
  let step = 0;
  let isWriting = false;
  /** The state before the last edit, if that deleted a character. */
  let beforeDeletion: CodeState | undefined;

  function record(text: string) {
    if (text === steps[step]) return;
    steps = [...steps.slice(0, step + 1), text];
    step += 1;
  }

  function show({ text, start, end }: CodeState) {
    isWriting = true;
    if (input.value !== text && !writeByCommand(input, text)) input.value = text;
    isWriting = false;
    input.setSelectionRange(start, end);
    previous = text;
  }

  function next(event: Partial<InputEvent>, text: string, caret: number): CodeState {
    // Android writes two spaces as Backspace and this.
    if (event.data === '. ' && beforeDeletion) return beforeDeletion;
    const kind = kindOf(event);
    const inserted = (kind === 'insert' && event.data) || undefined;
    return editCode(form, previous, { text, caret, kind, inserted });
  }

  function accept(event: Partial<InputEvent>, state: CodeState) {
    const caret = state.end + previous.length - state.text.length;
    beforeDeletion = event.inputType === 'deleteContentBackward' ? at(previous, caret) : undefined;
    former = previous;
    record(state.text);
    show(state);
    onEdit(state, completed(event, state));
  }

  function completed(event: Partial<InputEvent>, { text, complete }: CodeState): Completed {
    if (kindOf(event) !== 'type') return complete ? 'fill' : undefined;
    // The text can also be there from the start.
    const isLast = event !== TYPED && text.length > former.length && text.startsWith(former);
    return isLast && form.characters(text).length === form.length ? 'type' : undefined;
  }

  function onInput(event: Event) {
    const edit = event as Partial<InputEvent>;
    // Changing the text would cancel the composition; `compositionend` follows.
    if (isWriting || edit.isComposing) return;
    if (edit.inputType?.startsWith('history')) return moved(edit.inputType);
    // Firefox fires another event after a composition.
    if (kindOf(edit) === 'type' && input.value === previous) return;
    accept(edit, next(edit, input.value, input.selectionEnd ?? input.value.length));
  }

  /** An edit that the mask changes is replaced, so that it is one step of undo, or none. */
  function onBeforeInput(event: InputEvent) {
    const { data, inputType, cancelable, isComposing } = event;
    if (isWriting || !cancelable || isComposing || !data || !/^insert(Text|FromPaste)$/.test(inputType))
      return;
    const start = input.selectionStart ?? 0;
    const text = previous.slice(0, start) + data + previous.slice(input.selectionEnd ?? start);
    const state = next(event, text, start + data.length);
    if (state.text === text) return;
    event.preventDefault();
    accept(event, state);
  }

  /** Goes on until the text is one that the mask has shown. */
  function moved(inputType: string) {
    const text = input.value;
    const isShown = form.group(form.characters(text)) === text && form.characters(text).length <= form.length;
    if (isShown && text !== previous) {
      record(text);
      return moveTo(text);
    }
    // Chromium allows no command within a command.
    queueMicrotask(() => {
      document.execCommand(inputType === 'historyUndo' ? 'undo' : 'redo');
      // The browser cannot undo what a script has written.
      if (input.value === text && !isShown) moveTo(former);
    });
  }

  function moveTo(text: string) {
    show(at(text, caretAfter(form, previous, text)));
    onEdit(at(text, text.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directionOf(event);
    if (!direction) return;
    event.preventDefault();
    const text = steps[step + direction];
    if (text === undefined) return;
    step += direction;
    moveTo(text);
  }

  const ends = [
    listen(input, onKeyDown, 'keydown'),
    listen(input, onInput, 'input', 'compositionend'),
    listen(input, onBeforeInput, 'beforeinput'),
  ];
  // WebKit empties a field with autocomplete="off" in a page from the back/forward cache, in a task of its own.
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(() => Object.assign(input, { value: previous }));
  };
  ends.push(listen(globalThis, restore, 'pageshow'));
  if (input.value !== initial) accept(early, next(early, input.value, input.value.length));
  return () => {
    for (const end of ends) end();
  };
}

/** Whether an editing command could write the text, which needs the focus. */
function writeByCommand(input: HTMLInputElement, text: string): boolean {
  const { activeElement } = input.getRootNode() as ShadowRoot;
  if (activeElement !== input) return false;
  input.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
  return input.value === text;
}

/** -1 for the keys of undo, 1 for those of redo. */
function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): number {
  if (!(ctrlKey || metaKey) || altKey) return 0;
  if (key.toLowerCase() === 'z') return shiftKey ? 1 : -1;
  return key.toLowerCase() === 'y' ? 1 : 0;
}

/** A password manager fires an event without details, and a system that fills in a code one that replaces the text. */
function kindOf({ type, data, inputType = '' }: Partial<InputEvent>): Edited['kind'] {
  if (type === 'compositionend' || inputType === 'insertCompositionText' || (data && [...data].length === 1))
    return 'type';
  if (inputType.startsWith('delete'))
    return inputType.endsWith('Forward') ? 'deleteForward' : 'deleteBackward';
  return inputType && inputType !== 'insertReplacementText' ? 'insert' : 'fill';
}
