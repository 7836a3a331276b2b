import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Message } from '../i18n/message.ts';
import type { MailRequestEvent, MailRequestState } from '../kit/mail-request.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { ScreenTitle } from './heading.tsx';
import { BackToLogin, PrivacyLink } from './links.tsx';
import { useText } from './text.tsx';

interface MailRequestProps {
  title: string;
  intro: string;
  state: MailRequestState<Message>;
  send(event: MailRequestEvent<Message>): void;
  loginHref: string;
  privacyHref: string;
}

/** One address, and then the news that a mail is on its way. */
export function MailRequest({ title, intro, state, send, loginHref, privacyHref }: MailRequestProps) {
  const t = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = state.stage === 'success';
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ type: 'submitted', email: String(new FormData(event.currentTarget).get('email') ?? '') });
  }

  return (
    <section className="stack" aria-labelledby={titleId}>
      <ScreenTitle id={titleId} ref={heading}>
        {title}
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
          <p className="intro">{intro}</p>
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
        <BackToLogin href={loginHref} />
        <PrivacyLink href={privacyHref} />
      </p>
    </section>
  );
}
