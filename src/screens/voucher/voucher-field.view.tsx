import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import fieldCss from '../../ui/field.css?inline';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { createEditHistory } from './edit-history.ts';
import {
  groupVoucher,
  hasConfusable,
  type InputState,
  maskVoucher,
  VOUCHER_LENGTH,
  voucherCharacters,
} from './mask.ts';
import css from './voucher-field.css?inline';

type CodeFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'initial'> & {
  /** Shown while the code is not complete, if an easily confused character was dropped. */
  confusedNote: string;
  onInput(code: string): void;
};

/** Formats a voucher code in groups of five while it is typed, pasted, deleted or undone (D30). */
export function VoucherField({ onInput, confusedNote, initial = '', ...props }: CodeFieldProps) {
  useSheet(fieldCss);
  useSheet(css);
  const input = useRef<HTMLInputElement>(null);
  const [confused, setConfused] = useState(() => hasConfusable(initial));
  const report = useEffectEvent((code: string, typed: string) => {
    const isOpen = code.length > 0 && voucherCharacters(code).length < VOUCHER_LENGTH;
    setConfused(hasConfusable(typed) || (confused && isOpen));
    onInput(code);
  });
  const code = groupVoucher(voucherCharacters(initial));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `initial` is only read on mount
  useLayoutEffect(() => (input.current ? attachMask(input.current, code, report) : undefined), []);

  return (
    <Field
      {...props}
      ref={input}
      initial={code}
      note={confused && confusedNote}
      className="voucher"
      autoComplete="off"
      required
      autoCapitalize="characters"
      autoCorrect="off"
      inputMode="text"
      enterKeyHint="next"
    />
  );
}

/** Uses native listeners: React has no `beforeinput` event with an `inputType`, which undo from a menu needs. */
function attachMask(
  input: HTMLInputElement,
  initial: string,
  onInput: (code: string, typed: string) => void,
): () => void {
  const history = createEditHistory<InputState>({ text: initial, caret: initial.length });
  const listeners = new AbortController();
  const { signal } = listeners;
  let previous = initial;
  let selected = 0;

  function show({ text, caret }: InputState) {
    const typed = input.value;
    if (typed !== text) input.value = text;
    input.setSelectionRange(caret, caret);
    previous = text;
    onInput(text, typed);
  }

  function onEdit(event: Event) {
    const { inputType = '', isComposing } = event as InputEvent;
    // Changing the text would cancel the composition; `compositionend` follows.
    if (isComposing) return;
    const caret = input.selectionStart ?? input.value.length;
    const next = maskVoucher(previous, { text: input.value, caret }, deletionOf(inputType), selected);
    // An edit that changes nothing visible, such as a character that is not allowed, is not a step of undo.
    if (next.text !== previous) history.push(next);
    show(next);
    selected = 0;
  }

  /** Remembers the selection that the edit, or the whole composition, replaces. */
  function onBeforeEdit(event: Event) {
    if (!(event as InputEvent).isComposing)
      selected = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0);
  }

  function moveInHistory(event: Event, step: 'undo' | 'redo' | undefined) {
    if (!step) return;
    event.preventDefault();
    const state = history[step]();
    if (state) show(state);
  }

  input.addEventListener('input', onEdit, { signal });
  input.addEventListener('compositionend', onEdit, { signal });
  input.addEventListener('keydown', (event) => moveInHistory(event, shortcutOf(event)), { signal });
  input.addEventListener('beforeinput', (event) => moveInHistory(event, HISTORY_STEPS[event.inputType]), {
    signal,
  });
  input.addEventListener('beforeinput', onBeforeEdit, { signal });
  input.addEventListener('compositionstart', onBeforeEdit, { signal });
  // WebKit empties a field with autocomplete="off" in a page from the back/forward cache, in a task of its own.
  const refill = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(() => Object.assign(input, { value: previous }));
  };
  addEventListener('pageshow', refill);
  // Typed before hydration.
  if (input.value !== initial) onEdit(new InputEvent('input'));
  return () => {
    listeners.abort();
    removeEventListener('pageshow', refill);
  };
}

const HISTORY_STEPS: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

function deletionOf(inputType: string): 'backward' | 'forward' | undefined {
  if (!inputType.startsWith('delete')) return undefined;
  return inputType.endsWith('Forward') ? 'forward' : 'backward';
}

function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}
