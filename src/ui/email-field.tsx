import { Field, type FieldProps } from './field.tsx';
import { useText } from './text.tsx';

/** The address of the person who fills in the form. */
export function EmailField(props: Pick<FieldProps, 'initial' | 'error' | 'placeholder' | 'onInput'>) {
  const t = useText();
  return (
    <Field
      label={t('Email address')}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      required
      {...props}
    />
  );
}
