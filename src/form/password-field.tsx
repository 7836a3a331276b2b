import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../browser/listen.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text.tsx';
import { Field, type FieldProps } from './field.tsx';

const EYE =
  'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12m9.5-2.75a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5';
const CLOSED_EYE =
  'M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M14.2 14.2a2.75 2.75 0 0 1-4-3.9M6.4 7.6A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 3.4-.65';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'action' | 'note' | 'inputMode' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Whether the password can be read, if a form has two that are shown together. */
  visibility?: readonly [shown: boolean, setShown: (shown: boolean) => void];
  /** The names of the button, if the form has another one. */
  showLabel?: string;
  hideLabel?: string;
};

/**
 * A password field with a button that shows the password. Submitting the form hides the password, so that browsers and
 * password managers do not save it as ordinary text. Tab leads to the button only after the last password: people type the second one
 * without looking.
 */
export function PasswordField({ visibility, showLabel, hideLabel, onInput, ...props }: PasswordFieldProps) {
  const t = useText();
  const own = useState(false);
  const [shown, setShown] = visibility ?? own;
  const label = shown ? (hideLabel ?? t('Hide password')) : (showLabel ?? t('Show password'));
  const input = useRef<HTMLInputElement>(null);
  // Before anybody can press the button.
  useLayoutEffect(() => {
    const hide = () => setShown(false);
    hide();
    const form = input.current?.form;
    return form ? listen(form, hide, 'submit') : undefined;
  }, [setShown]);
  const [capsLock, setCapsLock] = useState(false);
  // Not every browser reports the state of the key itself in both of its events.
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const [blankEnd, setBlankEnd] = useState(false);
  return (
    <Field
      {...props}
      ref={input}
      onInput={(value, node, edit) => {
        // Nobody sees what was copied with a password. A passphrase ends with a space while it is typed.
        const isTyped = edit instanceof InputEvent && /^(insert(Text|Comp)|delete)/.test(edit.inputType);
        setBlankEnd((known) => /^\s|\s$/.test(value) && (known || !isTyped));
        onInput?.(value, node, edit);
      }}
      onFocus={() => setCapsLock(false)}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      note={
        blankEnd
          ? t('The password begins or ends with a space.')
          : capsLock && <span className="while-typing">{t('Caps Lock is on.')}</span>
      }
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="field-action"
          tabIndex={props.followed ? -1 : undefined}
          part="show-password"
          aria-label={label}
          title={label}
          // The focus stays in the field, or the next key would be lost.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? CLOSED_EYE : EYE} />
        </button>
      }
    />
  );
}
