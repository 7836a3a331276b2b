import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { FieldError } from '../i18n/field-error.ts';
import { useChangeCount } from './change-count.ts';
import { ErrorText } from './error-text.tsx';
import css from './field.css?inline';
import { useSheet } from './sheet.ts';

export interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  /** What the field holds when it appears. */
  initial?: string;
  /** A new object is a new error: announced, and the field takes the focus. */
  error?: FieldError | undefined;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  autoComplete:
    | 'username'
    | 'email'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'given-name'
    | 'additional-name'
    | 'family-name'
    | 'honorific-prefix'
    | 'off';
  autoCapitalize?: 'none' | 'words' | 'characters';
  inputMode?: 'email' | 'numeric' | 'text';
  autoCorrect?: 'off';
  className?: string;
  /** Takes the focus as it appears, with its text selected. */
  focused?: boolean;
  /** May change the text before anybody sees it, as a mask does. */
  onInput?: (value: string, input: HTMLInputElement) => void;
  /** A button inside the field's frame. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled input with its error. The browser keeps the text, not React: a password manager that writes into it without
 * an event is then never overruled, and no password ever stands in a `value` attribute.
 */
export function Field({
  label,
  error,
  hint,
  action,
  initial,
  focused,
  onInput,
  className,
  autoCapitalize = 'none',
  ref,
  ...input
}: FieldProps) {
  const id = useId();
  const changeCount = useChangeCount(error);
  useSheet(css);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the field holds when it appears
  useLayoutEffect(() => {
    const node = element.current;
    if (node && initial && !node.value) node.value = initial;
    if (focused) node?.focus();
    if (focused && initial) node?.select();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with every error
  useEffect(() => {
    if (error) element.current?.focus();
  }, [changeCount]);

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" part="field" data-invalid={Boolean(error) || undefined}>
      <label className="label" part="label" htmlFor={id}>
        {label}
      </label>
      <div className="control">
        <input
          {...input}
          ref={element}
          id={id}
          part="input"
          className={className ? `input ${className}` : 'input'}
          autoCapitalize={autoCapitalize}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onInput={(event) => onInput?.(event.currentTarget.value, event.currentTarget)}
        />
        {action}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <ErrorText key={changeCount} id={`${id}-error`} message={error.message} />}
    </div>
  );
}
