import { type KeyboardEvent, useContext, useEffect, useId, useRef } from 'react';
import { focusLater } from '../browser/keys.ts';
import { useChangeCount } from '../ui/change-count.ts';
import { Icon } from '../ui/icon.tsx';
import { RetryWaitContext } from '../ui/retry-wait.tsx';
import { useSheet } from '../ui/sheet.ts';
import { ErrorText } from './error-text.tsx';
import fieldCss from './field.css?inline';
import type { FieldError } from './field-error.ts';
import optionCss from './option.css?inline';

const ARROW = 'M5 12h14m-6-6l6 6l-6 6';

interface ChoiceProps<Value extends string> {
  label: string;
  /** `icon` is a path for `Icon`. */
  options: readonly { value: Value; icon: string; title: string; text: string }[];
  busy: boolean;
  error?: FieldError | undefined;
  /** The group takes the focus when it is mounted. */
  focused: boolean;
  onChoose(value: Value): void;
}

/**
 * One button per option. A click chooses and continues, without a separate submit button. The arrow keys move between the
 * options.
 */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, busy, error, focused, onChoose } = props;
  const id = useId();
  const changeCount = useChangeCount(error);
  const waiting = useContext(RetryWaitContext) > 0;
  useSheet(fieldCss);
  useSheet(optionCss);
  const group = useRef<HTMLFieldSetElement>(null);
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
      aria-label={label}
      aria-describedby={error && `${id}-error`}
      data-invalid={Boolean(error) || undefined}
      onKeyDown={onKeyDown}
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
      {error && <ErrorText key={changeCount} id={`${id}-error`} message={error.message} />}
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event;
  if (ctrlKey || metaKey || altKey) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const step = STEPS[key];
  if (!step) return;
  // The page would scroll.
  event.preventDefault();
  // From the group, an arrow leads to the first or the last option.
  const index = Math.max(buttons.indexOf(target as HTMLButtonElement), step < 0 ? 0 : -1);
  buttons.at((index + step) % buttons.length)?.focus();
}
