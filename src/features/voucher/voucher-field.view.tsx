import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { attachCodeMask } from '../../form/code-mask.ts';
import fieldCss from '../../form/field.css?inline';
import { Field, type FieldProps } from '../../form/field.tsx';
import type { CodeNote, CodeState } from '../../kit/code-edit.ts';
import { useSheet } from '../../ui/sheet.ts';
import { groupVoucher } from './group.ts';
import { hasConfusable, VOUCHER_CODE, VOUCHER_LENGTH, voucherCharacters } from './mask.ts';
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
  const [note, setNote] = useState<CodeNote | undefined>(() =>
    hasConfusable(initial) ? 'confusable' : undefined,
  );
  const onEdit = useEffectEvent((state: CodeState) => {
    const isOpen = state.text && voucherCharacters(state.text).length < VOUCHER_LENGTH;
    setNote(state.note ?? (isOpen && note === 'confusable' ? note : undefined));
    onInput(state.text);
  });
  const code = groupVoucher(voucherCharacters(initial));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `initial` is only read on mount
  useLayoutEffect(
    () =>
      input.current
        ? attachCodeMask(input.current, { form: VOUCHER_CODE, initial: code, onEdit })
        : undefined,
    [],
  );

  return (
    <Field
      {...props}
      ref={input}
      initial={code}
      note={note !== undefined && notes[note]}
      className="voucher"
      autoComplete="off"
      required
      autoCapitalize="characters"
      inputMode="text"
      enterKeyHint="next"
    />
  );
}
