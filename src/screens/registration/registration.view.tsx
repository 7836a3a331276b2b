import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { useRenewal } from '../../ui/renewal.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';
import type { RegistrationEvent, RegistrationField, RegistrationState } from './registration.flow.ts';

interface RegistrationViewProps {
  state: RegistrationState;
  send(event: RegistrationEvent): void;
  loginHref: string;
  termsHref: string;
}

export function RegistrationView({ state, send, loginHref, termsHref }: RegistrationViewProps) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const done = state.stage === 'success';
  useEffect(() => {
    if (done) title.current?.focus();
  }, [done]);
  return (
    <section className="stack" aria-labelledby={titleId}>
      <ScreenTitle id={titleId} ref={title}>
        {t('Registration')}
      </ScreenTitle>
      <div className="panel stack" part="panel" data-stage={state.stage} key={state.stage}>
        {state.stage === 'checking' && <Spinner />}
        {state.stage === 'closed' && (
          <Alert kind="info">
            <p>{t('Registration is not available.')}</p>
          </Alert>
        )}
        {state.stage === 'entry' && (
          <RegistrationForm state={state} send={send} titleId={titleId} termsHref={termsHref} />
        )}
        {done && (
          <Alert kind="success">
            <p>
              {t(
                'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.',
              )}
            </p>
          </Alert>
        )}
      </div>
      <p className="aside">
        <BackToLogin href={loginHref} />
      </p>
    </section>
  );
}

type FormProps = Pick<RegistrationViewProps, 'state' | 'send' | 'termsHref'> & { titleId: string };

function RegistrationForm({ state, send, titleId, termsHref }: FormProps) {
  const t = useText();
  const renewal = useRenewal(state.error);
  const { form, error, busy } = state;
  const errorOf = (field: RegistrationField) => (error?.field === field ? error : undefined);
  return (
    <form
      className="stack"
      part="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => submit(event, send)}
    >
      <p className="intro">
        {t('Please fill in the following details. You will receive an email with further instructions.')}
      </p>
      {error && !error.field && (
        <Alert kind="danger" key={renewal}>
          <p>{t(error.message)}</p>
        </Alert>
      )}
      <Field
        label={t('Title (optional)')}
        name="title"
        autoComplete="honorific-prefix"
        initial={form.title}
        onInput={(title) => send({ type: 'changed', form: { title } })}
      />
      <NameFields
        values={form}
        errorOf={errorOf}
        onInput={(field, text) => send({ type: 'changed', form: { [field]: text } })}
      />
      <Field
        label={t('Email address')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        initial={form.email}
        error={errorOf('email')}
        onInput={(email) => send({ type: 'changed', form: { email } })}
      />
      <Checkbox
        name="agreeTC"
        initial={form.agreeTC}
        error={errorOf('agreeTC')}
        onChange={(agreeTC) => send({ type: 'changed', form: { agreeTC } })}
      >
        <Sentence text="I agree to the {{terms}}." place="terms">
          <a href={termsHref} target="_blank" rel="noopener">
            {t('Terms & Conditions')}
          </a>
        </Sentence>
      </Checkbox>
      <Button type="submit" busy={busy}>
        {t('Register')}
      </Button>
    </form>
  );
}

/** The form's own values are the truth: a browser may have filled them in without an event. */
function submit(event: FormEvent<HTMLFormElement>, send: RegistrationViewProps['send']) {
  event.preventDefault();
  const values = new FormData(event.currentTarget);
  const text = (name: string) => String(values.get(name) ?? '');
  send({
    type: 'submitted',
    form: {
      title: text('title'),
      firstname: text('firstname'),
      middlename: text('middlename'),
      lastname: text('lastname'),
      email: text('email'),
      agreeTC: values.has('agreeTC'),
    },
  });
}
