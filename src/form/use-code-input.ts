import { useRef } from 'react';
import { type CodeForm, type CodeState, editCode } from '../kit/code-edit.ts';

/** The commands of `write` fire events, too. */
let isWriting = false;

/** Returns an `onInput` that keeps the text of a field in the form of a code. */
export function useCodeInput(form: CodeForm, initial: string, onEdit: (state: CodeState) => void) {
  const previous = useRef(initial);
  return (text: string, input: HTMLInputElement, event: Partial<InputEvent> = {}) => {
    const { type, inputType = '', data, isComposing } = event;
    // Changing the text would cancel a composition, whose end follows.
    if (isWriting || isComposing) return;
    const caret = input.selectionEnd ?? text.length;
    const isTyped = type === 'compositionend' || /^(insertComp|delete)/.test(inputType) || data?.length === 1;
    // A password manager fires an event without details, and a system that fills in a code one that replaces the text.
    const isFilled = !inputType || inputType === 'insertReplacementText';
    const inserted = isTyped ? undefined : (!isFilled && data) || text;
    const isBackspace = inputType.endsWith('Backward');
    let state: CodeState = { text, caret };
    if (!inputType.startsWith('history'))
      state = editCode(form, previous.current, { text, caret, inserted, isFilled, isBackspace });
    // What was there before the app may have been typed, if it is one word.
    if (!type && state.note && !/\s/.test(text)) state = editCode(form, previous.current, { text, caret });
    previous.current = state.text;
    write(input, state);
    onEdit(state);
  };
}

/** Writes by a command, which the browser can undo, if the field has the focus. */
function write(input: HTMLInputElement, { text, caret }: CodeState) {
  if (input.value === text) return;
  isWriting = true;
  if (input.matches(':focus')) {
    input.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  }
  if (input.value !== text) input.value = text;
  input.setSelectionRange(caret, caret);
  isWriting = false;
}
