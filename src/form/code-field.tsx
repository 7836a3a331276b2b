import { useRef, useState } from 'react';
import { DIGIT_CODE } from '../kit/code-digits.ts';
import { useSheet } from '../ui/sheet.ts';
import css from './code-field.css?inline';
import fieldCss from './field.css?inline';
import { Field, type FieldProps } from './field.tsx';
import { useCodeInput } from './use-code-input.ts';

type CodeFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'focused'> & {
  initial: string;
  /** Shown if an inserted text is not clearly one code. */
  unclearNote: string;
  /** The last digit that is typed at the end submits the code. */
  submitsTyped: boolean;
  onInput: (code: string) => void;
};

/** Milliseconds between the last digit and an Enter that people press without looking. */
const HABIT = 1000;

/**
 * One input for the whole code, so that pasting, autofill and screen readers work (D7). A code that is pasted, or exactly a code
 * that the system or a password manager fills in (D103), is submitted at once.
 */
export function CodeField({ onInput, unclearNote, submitsTyped, ...props }: CodeFieldProps) {
  useSheet(fieldCss);
  useSheet(css);
  const input = useRef<HTMLInputElement>(null);
  const [isUnclear, setUnclear] = useState(false);
  const submittedAt = useRef(Number.NEGATIVE_INFINITY);
  const onEdit = useCodeInput(DIGIT_CODE, props.initial, ({ text, note, completed }) => {
    setUnclear(note !== undefined);
    onInput(text);
    const submits = completed === 'insert' || (completed && submitsTyped);
    submittedAt.current = submits ? performance.now() : Number.NEGATIVE_INFINITY;
    if (submits) input.current?.form?.requestSubmit();
  });

  return (
    <Field
      {...props}
      ref={input}
      note={isUnclear && unclearNote}
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      // Out of habit, after the last digit. If the code has been refused meanwhile, this would cost another try.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && performance.now() - submittedAt.current < HABIT) event.preventDefault();
      }}
      onInput={onEdit}
    />
  );
}
