import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/text.tsx';
import type { RecoveryEvent, RecoveryState } from './forgot-password.flow.ts';

interface ForgotPasswordViewProps {
  state: RecoveryState;
  send(event: RecoveryEvent): void;
  loginHref: string;
  privacyHref: string;
}

export function ForgotPasswordView({ state, send, loginHref, privacyHref }: ForgotPasswordViewProps) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const sent = state.stage === 'success';
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ type: 'submitted', email: String(new FormData(event.currentTarget).get('email') ?? '') });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <ScreenTitle id={titleId} ref={title}>
        {t('Forgot Password')}
      </ScreenTitle>
      {sent ? (
        <div className="panel" part="panel" data-stage="success">
          <Alert kind="success" title={t('Your Request was sent successfully!')}>
            <p>{t('Within a few moments, you will receive an email with further instructions.')}</p>
          </Alert>
        </div>
      ) : (
        <form
          className="panel stack"
          part="form"
          data-stage="idle"
          noValidate
          aria-labelledby={titleId}
          onSubmit={submit}
        >
          <p className="intro">{t('Please enter your e-mail address:')}</p>
          <Field
            label={t('Email address')}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            placeholder={t('name@example.org')}
            initial={state.email}
            error={state.error}
            onInput={(text) => send({ type: 'typed', text })}
          />
          <Button type="submit" busy={state.busy}>
            {t('Submit')}
          </Button>
        </form>
      )}
      <p className="aside">
        <a className="back" href={loginHref}>
          <Icon name="back" />
          <span>{t('Back to Login')}</span>
        </a>
        <a href={privacyHref} target="_blank" rel="noopener">
          {t('Privacy Statement')}
        </a>
      </p>
    </section>
  );
}
