import { type RefObject, useEffect, useRef, useState } from 'react';
import { listen } from '../../browser/listen.ts';
import fieldCss from '../../form/field.css?inline';
import { Field, type FieldProps } from '../../form/field.tsx';
import { useCodeInput } from '../../form/use-code-input.ts';
import { type CodeNote, editCode } from '../../kit/code-edit.ts';
import { useSheet } from '../../ui/sheet.ts';
import { groupVoucher } from './group.ts';
import { VOUCHER_CODE, VOUCHER_LENGTH, voucherCharacters } from './mask.ts';
import css from './voucher-field.css?inline';

type CodeFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'initial'> & {
  /** What the field says about the inserted text. */
  notes: Record<CodeNote, string>;
  onInput(code: string): void;
};

/** Formats a voucher code in groups of five while it is typed, pasted, deleted or undone (D30). */
export function VoucherField({ onInput, notes, initial = '', ...props }: CodeFieldProps) {
  useSheet(fieldCss);
  useSheet(css);
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState(
    () => editCode(VOUCHER_CODE, '', { text: initial, caret: 0, inserted: initial }).note,
  );
  const code = groupVoucher(voucherCharacters(initial));
  const onEdit = useCodeInput(VOUCHER_CODE, code, (state) => {
    const isOpen = state.text && voucherCharacters(state.text).length < VOUCHER_LENGTH;
    setNote(state.note ?? (isOpen && note === 'confusable' ? note : undefined));
    onInput(state.text);
  });
  useReturningText(input);

  return (
    <Field
      {...props}
      ref={input}
      initial={code}
      note={note !== undefined && notes[note]}
      onInput={onEdit}
      className="voucher"
      autoComplete="off"
      required
      autoCapitalize="characters"
      inputMode="text"
      followed
    />
  );
}

/** WebKit empties a field with autocomplete="off" in a page from the back/forward cache, in a task of its own. */
function useReturningText(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      const { value } = input.current ?? {};
      if (persisted) setTimeout(() => Object.assign(input.current ?? {}, { value }));
    };
    return listen(globalThis, restore, 'pageshow');
  }, [input]);
}
