import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeState } from '../kit/code-edit.ts';
import { useSheet } from '../ui/sheet.ts';
import { usePromise } from '../ui/use-promise.ts';
import css from './code-field.css?inline';
import type { Completed } from './code-mask.ts';
import fieldCss from './field.css?inline';
import { Field, type FieldProps } from './field.tsx';
import { loadCodeMask } from './load-code-mask.ts';

type CodeFieldProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'focused' | 'initial'> & {
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
 * that the system or a password manager fills in (D103), is submitted at once. Without the file of its mask, the field takes any text.
 */
export function CodeField({ onInput, unclearNote, submitsTyped, ...props }: CodeFieldProps) {
  useSheet(fieldCss);
  useSheet(css);
  const input = useRef<HTMLInputElement>(null);
  const early = useRef<InputEvent>(undefined);
  const [isUnclear, setUnclear] = useState(false);
  const mask = usePromise(loadCodeMask);
  const submittedAt = useRef<number>(undefined);
  const onEdit = useEffectEvent(({ text, note }: CodeState, completed: Completed) => {
    setUnclear(note !== undefined);
    onInput(text);
    const submits = completed === 'fill' || (completed && submitsTyped);
    submittedAt.current = submits ? performance.now() : undefined;
    if (submits) input.current?.form?.requestSubmit();
  });

  useEffect(
    () => (input.current ? mask?.attachCodeMask(input.current, { early: early.current, onEdit }) : undefined),
    [mask],
  );

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
        const { current: at = Number.NEGATIVE_INFINITY } = submittedAt;
        if (event.key === 'Enter' && performance.now() - at < HABIT) event.preventDefault();
      }}
      onInput={(text, _input, edit) => {
        if (mask) return;
        early.current = edit as InputEvent | undefined;
        onInput(text);
      }}
    />
  );
}
