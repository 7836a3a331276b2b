import { type PropsWithChildren, type ReactNode, useContext } from 'react';
import { errorOf } from '../../i18n/field-error.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { readEmail } from '../../kit/email.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, type FormValues } from '../../ui/form.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { SentMail } from '../../ui/sent-mail.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { StyleRootContext } from '../../ui/sheet.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';
import type { RegistrationForm } from './registration.api.ts';
import type { RegistrationEvent, RegistrationState } from './registration.flow.ts';

interface RegistrationViewProps {
  state: RegistrationState;
  send(event: RegistrationEvent): void;
  /** Why the login has sent the person here, and an address that the person may have meant. */
  unknown: { notice: MessageKey; similar: string | undefined } | undefined;
  /** The address of the login with this email address. */
  loginHref(email: string): string;
  termsHref: string;
  /** A captcha, if it is shown in the form. */
  captcha: ReactNode;
  ownsFocus: boolean;
}

export function RegistrationView({
  state,
  send,
  unknown,
  loginHref,
  termsHref,
  captcha,
  ownsFocus,
}: RegistrationViewProps) {
  const t = useText();
  // The button that was pressed disappears, so the title takes the focus.
  const reopened = useChangeCount(state.stage === 'success') > 0;
  const retrying = useChangeCount(state.stage) > 0 && state.stage === 'checking';
  const reason = unknown && (
    <Alert kind="info">
      <p>{t(unknown.notice)}</p>
      {unknown.similar && (
        <p>
          <a href={loginHref(unknown.similar)}>{t('Did you mean {{email}}?', { email: unknown.similar })}</a>
        </p>
      )}
    </Alert>
  );
  return (
    <ScreenLayout
      title={t('Registration')}
      long
      done={retrying || state.stage === 'success'}
      // The form would move it.
      aside={state.stage !== 'checking' && <BackToLogin href={loginHref(readEmail(state.form.email))} />}
    >
      {state.stage === 'entry' ? (
        <RegistrationFields
          state={state}
          send={send}
          termsHref={termsHref}
          captcha={captcha}
          reopened={reopened}
          isCarried={Boolean(unknown)}
          ownsFocus={ownsFocus}
        >
          {!reopened && reason}
        </RegistrationFields>
      ) : (
        <Panel stage={state.stage} key={state.stage}>
          <Status state={state} send={send} captcha={captcha}>
            {reason}
          </Status>
        </Panel>
      )}
    </ScreenLayout>
  );
}

/** Shown in place of the form. */
function Status({
  state,
  send,
  captcha,
  children,
}: PropsWithChildren<Pick<RegistrationViewProps, 'state' | 'send' | 'captcha'>>) {
  const t = useText();
  if (state.stage === 'success') {
    const { error } = state;
    return (
      <>
        <SentMail
          title={t('Please check your inbox')}
          // The captcha shows its own.
          state={error?.field ? { ...state, error: undefined } : state}
          onResend={() => send({ type: 'sentAgain' })}
          onChange={() => send({ type: 'reopened' })}
        >
          <p>
            {t(
              'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.',
            )}
          </p>
        </SentMail>
        {captcha}
      </>
    );
  }
  if (!state.error) return <Spinner />;
  const closed = state.stage === 'closed';
  return (
    <>
      {children}
      <Alert kind={closed ? 'info' : 'danger'}>
        <p>{t(state.error.message)}</p>
      </Alert>
      {!closed && <Button onClick={() => send({ type: 'retried' })}>{t('Try again')}</Button>}
    </>
  );
}

interface RegistrationFieldsProps
  extends Pick<RegistrationViewProps, 'state' | 'send' | 'termsHref' | 'captcha'> {
  /** The person has returned to correct the address. */
  reopened: boolean;
  /** The login has sent the person here with an address that it does not know, which comes first. */
  isCarried: boolean;
  /** The form may take the focus if nothing has it. */
  ownsFocus: boolean;
  /** Above the form. */
  children: ReactNode;
}

function RegistrationFields({
  state,
  send,
  termsHref,
  captcha,
  reopened,
  isCarried,
  ownsFocus,
  children,
}: RegistrationFieldsProps) {
  const t = useText();
  const { form, error, busy } = state;
  // The screen was opened before it was known whether there is a form.
  const { activeElement } = useContext(StyleRootContext) ?? {};
  const focused = activeElement ? activeElement.matches('[data-screen-title]') : ownsFocus;
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
        enterKeyHint="next"
        focused={focused}
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
