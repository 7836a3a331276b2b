import { Field, type FieldProps } from './field.tsx';
import { useText } from './text.tsx';

type EmailFieldProps = Pick<FieldProps, 'initial' | 'error' | 'placeholder' | 'focused' | 'onInput'> &
  Partial<Pick<FieldProps, 'name' | 'autoComplete'>>;

export function EmailField(props: EmailFieldProps) {
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
