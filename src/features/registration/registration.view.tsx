import { type PropsWithChildren, useLayoutEffect } from 'react';
import { holdKeys } from '../../browser/keys.ts';
import { SentMail } from '../../form/sent-mail.tsx';
import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { MAIL } from '../../ui/icon.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useText } from '../../ui/text.tsx';
import { RegistrationFields, type RegistrationFieldsProps } from './registration-fields.view.tsx';

interface RegistrationViewProps
  extends Pick<RegistrationFieldsProps, 'state' | 'send' | 'termsHref' | 'captcha'> {
  /** Why the login has sent the person here. */
  notice: MessageKey | undefined;
  /** The address of the login with this email address. */
  loginHref(email: string): string;
}

export function RegistrationView({
  state,
  send,
  notice,
  loginHref,
  termsHref,
  captcha,
}: RegistrationViewProps) {
  const t = useText();
  // The button that was pressed disappears, so the title takes the focus.
  const reopened = useChangeCount(state.stage === 'success') > 0;
  const isChecking = state.stage === 'checking';
  const retrying = useChangeCount(state.stage) > 0 && isChecking;
  // Typed into the login, whose password is not asked for here.
  useLayoutEffect(() => (isChecking ? holdKeys() : undefined), [isChecking]);
  const reason = notice && (
    <Alert kind="info" focused>
      <p>{t(notice)}</p>
    </Alert>
  );
  return (
    <ScreenLayout
      title={t('Registration')}
      long
      done={retrying || state.stage === 'success'}
      stage={state.stage}
      icon={state.stage === 'success' && MAIL}
      // The form would move it.
      aside={!isChecking && <BackToLogin href={loginHref(state.form.email)} />}
    >
      {state.stage === 'entry' ? (
        <RegistrationFields
          state={state}
          send={send}
          termsHref={termsHref}
          captcha={captcha}
          reopened={reopened}
          isCarried={Boolean(notice)}
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
          {t(
            'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.',
          )}
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
