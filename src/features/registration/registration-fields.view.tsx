import { type ReactNode, useContext } from 'react';
import { isFocusFree } from '../../browser/focused-element.ts';
import type { RegistrationForm } from '../../contract/calls/registration.api.ts';
import { Checkbox } from '../../form/checkbox.tsx';
import { EmailField } from '../../form/email-field.tsx';
import { Field } from '../../form/field.tsx';
import { errorOf } from '../../form/field-error.ts';
import { Form, type FormValues } from '../../form/form.tsx';
import { NameFields } from '../../form/name-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { HeadingLevelContext } from '../../ui/heading.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { StyleRootContext } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import type { RegistrationEvent, RegistrationState } from './registration.flow.ts';

export interface RegistrationFieldsProps {
  state: RegistrationState;
  send(event: RegistrationEvent): void;
  termsHref: string;
  /** A captcha, if it is shown in the form. */
  captcha: ReactNode;
  /** The person has returned to correct the address. */
  reopened: boolean;
  /** The login has sent the person here with an address that it does not know, which comes first. */
  isCarried: boolean;
  /** Above the form. */
  children: ReactNode;
}

export function RegistrationFields({
  state,
  send,
  termsHref,
  captcha,
  reopened,
  isCarried,
  children,
}: RegistrationFieldsProps) {
  const t = useText();
  const { form, error, busy } = state;
  // The screen was opened before it was known whether there is a form. On a page of its own, nothing may have the focus.
  const ownsPage = useContext(HeadingLevelContext) === 1;
  const { activeElement } = useContext(StyleRootContext) ?? {};
  const focused = activeElement ? activeElement.matches('[data-screen-title]') : ownsPage && isFocusFree();
  const email = (
    <EmailField
      focused={reopened}
      initial={form.email}
      error={errorOf(error, 'email')}
      onInput={(email) => send({ type: 'changed', form: { email } })}
    />
  );
  return (
    <Form
      stage="entry"
      error={error}
      busy={busy}
      onSubmit={(values) => send({ type: 'submitted', form: formOf(values) })}
    >
      {children}
      <p className="intro">
        {t('Please fill in the following details. You will receive an email with further instructions.')}
      </p>
      {isCarried && email}
      <Field
        label={t('Title (optional)')}
        name="title"
        autoComplete="honorific-prefix"
        dir="auto"
        followed
        focused={focused && !isCarried}
        initial={form.title}
        onInput={(title) => send({ type: 'changed', form: { title } })}
      />
      <NameFields
        followed
        values={form}
        errorOf={(field) => errorOf(error, field)}
        onInput={(field, text) => send({ type: 'changed', form: { [field]: text } })}
      />
      {!isCarried && email}
      <Checkbox
        name="agreeTC"
        initial={form.agreeTC}
        error={errorOf(error, 'agreeTC')}
        onChange={(agreeTC) => send({ type: 'changed', form: { agreeTC } })}
      >
        <Sentence text="I agree to the {{terms}}." parameter="terms">
          <NewTabLink href={termsHref}>{t('Terms & Conditions')}</NewTabLink>
        </Sentence>
      </Checkbox>
      {captcha}
      <Button type="submit" busy={busy}>
        {t('Register')}
      </Button>
    </Form>
  );
}

const formOf = ({
  title = '',
  firstname = '',
  middlename = '',
  lastname = '',
  email = '',
  agreeTC,
}: FormValues): RegistrationForm => ({
  title,
  firstname,
  middlename,
  lastname,
  email,
  agreeTC: Boolean(agreeTC),
});
