import { type ReactNode, useId, useRef } from 'react';
import { useSheet } from '../ui/sheet.ts';
import css from './checkbox.css?inline';
import type { FieldError } from './field-error.ts';
import { useFieldError } from './use-field-error.tsx';

interface CheckboxProps {
  name: string;
  initial: boolean;
  error?: FieldError | undefined;
  onChange(checked: boolean): void;
  /** The label. A link in it opens and does not change the checkbox. */
  children: ReactNode;
}

export function Checkbox({ name, initial, error, onChange, children }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useFieldError(error, input);
  useSheet(css);
  return (
    <div className="field" part="field" data-invalid={shown.invalid}>
      <div className="checkbox">
        <input
          ref={input}
          id={id}
          type="checkbox"
          name={name}
          required
          defaultChecked={initial}
          aria-invalid={Boolean(error)}
          aria-describedby={shown.id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {shown.text}
    </div>
  );
}
