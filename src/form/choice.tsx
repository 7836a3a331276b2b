import { useContext, useEffect, useRef } from 'react';
import { focusLater } from '../browser/keys.ts';
import { Icon } from '../ui/icon.tsx';
import { RetryWaitContext } from '../ui/retry-wait.tsx';
import { useTitleId } from '../ui/screen-layout.tsx';
import { useSheet } from '../ui/sheet.ts';
import type { FieldError } from './field-error.ts';
import optionCss from './option.css?inline';
import { useFieldError } from './use-field-error.tsx';

const ARROW = 'M5 12h14m-6-6l6 6l-6 6';

interface ChoiceProps<Value extends string> {
  /** `icon` is a path for `Icon`. */
  options: readonly { value: Value; icon: string; title: string; text: string }[];
  busy: boolean;
  error?: FieldError | undefined;
  /** The group takes the focus when it is mounted. */
  focused: boolean;
  onChoose(value: Value): void;
}

/** One button per option. A click chooses and continues, without a separate submit button. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { options, busy, error, focused, onChoose } = props;
  const waiting = useContext(RetryWaitContext) > 0;
  useSheet(optionCss);
  const group = useRef<HTMLFieldSetElement>(null);
  const shown = useFieldError(error, group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is mounted
  useEffect(() => {
    if (focused) focusLater(group.current);
  }, []);
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="options"
      part="choice"
      aria-labelledby={useTitleId()}
      aria-describedby={shown.id}
      data-invalid={shown.invalid}
    >
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
          <Icon path={icon} />
          <span className="option-text">
            <span className="option-title">{title}</span>
            <span className="option-hint">{text}</span>
          </span>
          <Icon path={ARROW} />
        </button>
      ))}
      {shown.text}
    </fieldset>
  );
}
