import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusLater, takeKeys } from '../browser/keys.ts';
import { useHydrating } from '../ui/hydration.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import type { FieldError } from './field-error.ts';
import { useFieldError } from './use-field-error.tsx';

export interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'search';
  /** The text of the field when it is mounted. */
  initial?: string;
  /** A new object is a new error: it is announced, and the field takes the focus. */
  error?: FieldError | undefined;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  /** Only for password managers: the form is not validated by the browser. */
  minLength?: number;
  /** The rule for a generated password, in Apple's notation. React writes it as it is. */
  passwordrules?: string;
  autoComplete:
    | 'username'
    | 'email'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'username webauthn'
    | 'given-name'
    | 'additional-name'
    | 'family-name'
    | 'honorific-prefix'
    | 'off';
  autoCapitalize?: 'none' | 'words' | 'characters';
  inputMode?: 'email' | 'numeric' | 'text';
  /** Whether another text field follows. Enter then moves to it on Android but submits in Safari, so the key gets no label. */
  followed?: boolean;
  /** The direction of what is typed, for texts in any script. */
  dir?: 'auto';
  className?: string;
  /** Takes the focus when it is mounted, and selects its text. */
  focused?: boolean | undefined;
  /** May change the text of the input, as an input mask does, but not during the composition of an input method. */
  onInput?: (value: string, input: HTMLInputElement, edit?: InputEvent | CompositionEvent) => void;
  /** Says something about the typed text, below the field. It is announced. */
  note?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
  onKeyUp?(event: KeyboardEvent): void;
  onFocus?(): void;
  /** A button inside the border of the field. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Characters. What is longer was pasted by mistake, and would stop the page for seconds. */
const LONGEST = 10_000;

/**
 * A labelled input with its error. It is uncontrolled: React must not overwrite what a password manager enters without an
 * event, and a password must not appear in the `value` attribute.
 */
export function Field({
  label,
  error,
  hint,
  note,
  action,
  initial,
  focused,
  onInput,
  className,
  autoCapitalize = 'none',
  followed,
  ref,
  ...input
}: FieldProps) {
  const id = useId();
  const hydrating = useHydrating();
  const element = useRef<HTMLInputElement>(null);
  const shown = useFieldError(error, element);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is mounted
  useLayoutEffect(() => {
    const node = element.current;
    if (node && initial && !node.value) node.value = initial;
    if (hydrating) {
      // Typed or filled in before. The person has decided where the focus is.
      if (node?.value) onInput?.(node.value, node);
      return;
    }
    if (focused && node)
      focusLater(node, () => {
        node.focus();
        if (initial) node.select();
        if (/password|one-time-code/.test(input.autoComplete)) takeKeys(node);
      });
  }, []);

  useEffect(() => {
    if (error?.refused && element.current?.matches(':focus')) element.current.select();
  }, [error]);

  const report = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    onInput?.(currentTarget.value, currentTarget, nativeEvent as InputEvent | CompositionEvent);

  const described = [hint && `${id}-hint`, note && `${id}-note`, shown.id].filter(Boolean).join(' ');
  return (
    <div className="field" part="field" data-invalid={shown.invalid}>
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
          enterKeyHint={followed ? undefined : 'go'}
          // Names, addresses and codes are not words of a language.
          autoCorrect="off"
          spellCheck="false"
          maxLength={LONGEST}
          // An empty required field is not wrong yet, which browsers would otherwise report to screen readers.
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
          onInput={report}
          // Without it, the last input event of a composition would still be part of it.
          onCompositionEnd={report}
        />
        {action}
      </div>
      {note !== undefined && <LiveRegion id={`${id}-note`}>{note}</LiveRegion>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {shown.text}
    </div>
  );
}
