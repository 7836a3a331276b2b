import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useRenewal } from '../../ui/renewal.ts';
import { useText } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-name.tsx';
import type { PasswordField as FieldName, SetPasswordEvent, SetPasswordState } from './set-password.flow.ts';

interface SetPasswordViewProps {
  title: string;
  state: SetPasswordState;
  send(event: SetPasswordEvent): void;
  /** For password managers, where the address is known. */
  email: string;
  loginHref: string;
  /** The strength meter under the new password. */
  meter: ReactNode;
}

export function SetPasswordView({ title, state, send, email, loginHref, meter }: SetPasswordViewProps) {
  const t = useText();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const renewal = useRenewal(state.error);
  const done = state.stage === 'success';
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const errorOf = (field: FieldName) => (state.error?.field === field ? state.error : undefined);

  return (
    <section className="stack" aria-labelledby={titleId}>
      <ScreenTitle id={titleId} ref={heading}>
        {title}
      </ScreenTitle>
      {done ? (
        <div className="panel" part="panel" data-stage="success">
          <Alert kind="success" title={t('Your password has been saved.')}>
            <p>{t('You can log in with it now.')}</p>
          </Alert>
        </div>
      ) : (
        <form
          key={state.round}
          className="panel stack"
          part="form"
          data-stage="entry"
          noValidate
          aria-labelledby={titleId}
          onSubmit={(event) => submit(event, send)}
        >
          {state.error && !state.error.field && (
            <Alert kind="danger" key={renewal}>
              <p>{t(state.error.message)}</p>
            </Alert>
          )}
          {email && <UserName email={email} />}
          <div className="stack" data-tight>
            <PasswordField
              label={t('New password')}
              name="pass"
              autoComplete="new-password"
              required
              hint={t('At least 8 characters')}
              initial={state.password}
              error={errorOf('password')}
              onInput={(text) => send({ type: 'typed', field: 'password', text })}
            />
            {meter}
          </div>
          <PasswordField
            label={t('Repeat the new password')}
            name="pass2"
            autoComplete="new-password"
            required
            initial={state.repeated}
            error={errorOf('repeated')}
            onInput={(text) => send({ type: 'typed', field: 'repeated', text })}
          />
          <Button type="submit" busy={state.busy}>
            {t('Save password')}
          </Button>
        </form>
      )}
      <p className="aside">
        <BackToLogin href={loginHref} />
      </p>
    </section>
  );
}

/** The form's own values are the truth: a password manager may have written them without an event. */
function submit(event: FormEvent<HTMLFormElement>, send: SetPasswordViewProps['send']) {
  event.preventDefault();
  const values = new FormData(event.currentTarget);
  const text = (name: string) => String(values.get(name) ?? '');
  send({ type: 'submitted', password: text('pass'), repeated: text('pass2') });
}
