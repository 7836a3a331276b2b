import { useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'action' | 'inputMode' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/**
 * A password that can be shown and hidden. Sending the form hides it again: a browser or a password manager that looks at
 * the form then must not take it for ordinary text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field
      {...props}
      ref={input}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="field-action"
          part="show-password"
          aria-pressed={shown}
          aria-label={t('Show password')}
          title={t(shown ? 'Hide password' : 'Show password')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
