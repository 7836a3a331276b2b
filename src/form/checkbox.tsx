import { type ReactNode, useEffect, useId, useRef } from 'react';
import { giveFocus } from '../browser/focused-element.ts';
import { useChangeCount } from '../ui/change-count.ts';
import { useSheet } from '../ui/sheet.ts';
import css from './checkbox.css?inline';
import { ErrorText } from './error-text.tsx';
import fieldCss from './field.css?inline';
import type { FieldError } from './field-error.ts';

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
  const changeCount = useChangeCount(error);
  useSheet(fieldCss);
  useSheet(css);
  useEffect(() => {
    if (error) giveFocus(input.current);
  }, [error]);
  return (
    <div className="field" part="field" data-invalid={Boolean(error) || undefined}>
      <div className="checkbox">
        <input
          ref={input}
          id={id}
          type="checkbox"
          name={name}
          required
          defaultChecked={initial}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && <ErrorText key={changeCount} id={`${id}-error`} message={error.message} />}
    </div>
  );
}
