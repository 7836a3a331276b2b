import { useText } from '../ui/text.tsx';
import { Field } from './field.tsx';
import type { FieldError } from './field-error.ts';

type NameField = 'firstname' | 'middlename' | 'lastname';

interface NameFieldsProps {
  values: Readonly<Record<NameField, string>>;
  errorOf(field: NameField): FieldError | undefined;
  onInput(field: NameField, text: string): void;
  /** By default all fields are shown. */
  isShown?: (field: NameField) => boolean;
  /** Whether text fields follow. */
  followed?: boolean;
}

const FIELDS = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name', required: true },
  { name: 'middlename', label: 'Middle name (optional)', autoComplete: 'additional-name', required: false },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name', required: true },
] as const;

/** First, middle and last name. The middle name is always optional (D29). */
export function NameFields({ values, errorOf, onInput, isShown = () => true, followed }: NameFieldsProps) {
  const t = useText();
  const shown = FIELDS.filter(({ name }) => isShown(name));
  return shown.map(({ name, label, autoComplete, required }, index) => (
    <Field
      key={name}
      label={t(label)}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="words"
      dir="auto"
      followed={followed || index < shown.length - 1}
      required={required}
      initial={values[name]}
      error={errorOf(name)}
      onInput={(text) => onInput(name, text)}
    />
  ));
}
