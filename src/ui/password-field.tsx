import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'action' | 'note' | 'inputMode' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
  /** The name of the button, if the form has another one. */
  showLabel?: string;
};

/**
 * A password field with a button that shows the password. Submitting the form hides the password, so that browsers and
 * password managers do not save it as ordinary text.
 */
export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  const t = useText();
  const label = showLabel ?? t('Show password');
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const [capsLock, setCapsLock] = useState(false);
  // Not every browser reports the state of the key itself in both of its events.
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      ref={input}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={() => setCapsLock(false)}
      note={capsLock && t('Caps Lock is on.')}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="field-action"
          part="show-password"
          aria-pressed={shown}
          aria-label={label}
          title={shown ? t('Hide password') : label}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
