import { useContext, useId } from 'react';
import type { FieldError } from '../i18n/field-error.ts';
import { useChangeCount } from './change-count.ts';
import { ErrorText } from './error-text.tsx';
import fieldCss from './field.css?inline';
import { Icon, type IconName } from './icon.tsx';
import optionCss from './option.css?inline';
import { RetryWaitContext } from './retry-wait.tsx';
import { useSheet } from './sheet.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; icon: IconName; title: string; text: string }[];
  busy: boolean;
  error?: FieldError | undefined;
  onChoose(value: Value): void;
}

/** One button per option. A click chooses and continues, without a separate submit button. */
export function Choice<Value extends string>({ label, options, busy, error, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  const changeCount = useChangeCount(error);
  const waiting = useContext(RetryWaitContext);
  useSheet(fieldCss);
  useSheet(optionCss);
  return (
    <fieldset
      className="options"
      part="choice"
      aria-labelledby={id}
      aria-describedby={error && `${id}-error`}
    >
      <p className="label" id={id}>
        {label}
      </p>
      {options.map(({ value, icon, title, text }) => (
        <button
          key={value}
          type="button"
          className="option"
          part="option"
          data-waiting={waiting || undefined}
          aria-disabled={busy || waiting || undefined}
          onClick={waiting ? undefined : () => onChoose(value)}
        >
          <Icon name={icon} />
          <span className="option-text">
            <span className="option-title">{title}</span>
            <span className="option-hint">{text}</span>
          </span>
          <Icon name="arrow" />
        </button>
      ))}
      {error && <ErrorText key={changeCount} id={`${id}-error`} message={error.message} />}
    </fieldset>
  );
}
