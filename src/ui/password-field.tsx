import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'action' | 'inputMode' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown and hidden; hidden again by itself is none of our business: the person decides. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
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
