import { useLayoutEffect, useRef } from 'react';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { createEditHistory } from './edit-history.ts';
import { groupVoucher, type MaskedText, maskVoucher, voucherCharacters } from './mask.ts';
import css from './voucher-field.css?inline';

type VoucherFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'initial'> & {
  onInput(code: string): void;
};

/** A voucher code in groups of five as it is typed, pasted, deleted and undone (D30). */
export function VoucherField({ onInput, initial = '', ...props }: VoucherFieldProps) {
  useSheet(css);
  const input = useRef<HTMLInputElement>(null);
  const report = useRef(onInput);
  report.current = onInput;
  const first = groupVoucher(voucherCharacters(initial));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first text is the one the field begins with
  useLayoutEffect(
    () => (input.current ? mask(input.current, first, (code) => report.current(code)) : undefined),
    [],
  );

  return (
    <Field
      {...props}
      ref={input}
      initial={first}
      className="voucher"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      inputMode="text"
    />
  );
}

/** Listens to the input itself: composition and the browser's undo come in events that React does not pass on. */
function mask(input: HTMLInputElement, first: string, report: (code: string) => void): () => void {
  const history = createEditHistory<MaskedText>({ text: first, caret: first.length });
  let former = first;

  function show({ text, caret }: MaskedText) {
    if (input.value !== text) input.value = text;
    input.setSelectionRange(caret, caret);
    former = text;
    report(text);
  }

  function edited(event: Event) {
    const { inputType = '', isComposing } = event as InputEvent;
    // While an input method composes, the text is its own; the mask follows when it is done.
    if (isComposing) return;
    const caret = input.selectionStart ?? input.value.length;
    const next = maskVoucher(former, { text: input.value, caret }, direction(inputType));
    history.push(next);
    show(next);
  }

  function travel(event: Event, step: 'undo' | 'redo' | undefined) {
    if (!step) return;
    event.preventDefault();
    const state = history[step]();
    if (state) show(state);
  }

  const onKeyDown = (event: KeyboardEvent) => travel(event, shortcut(event));
  const onBeforeInput = (event: InputEvent) => travel(event, HISTORY_TYPES[event.inputType]);
  input.addEventListener('input', edited);
  input.addEventListener('compositionend', edited);
  input.addEventListener('keydown', onKeyDown);
  input.addEventListener('beforeinput', onBeforeInput);
  return () => {
    input.removeEventListener('input', edited);
    input.removeEventListener('compositionend', edited);
    input.removeEventListener('keydown', onKeyDown);
    input.removeEventListener('beforeinput', onBeforeInput);
  };
}

const HISTORY_TYPES: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

function direction(inputType: string): 'backward' | 'forward' | undefined {
  if (!inputType.startsWith('delete')) return undefined;
  return inputType.endsWith('Forward') ? 'forward' : 'backward';
}

function shortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}
