import { type ComponentType, type ReactNode, useContext } from 'react';
import { errorOf } from '../../i18n/field-error.ts';
import { formatTime } from '../../i18n/time.ts';
import { dateOf } from '../../kit/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { CodeField, loadCodeMask } from '../../ui/code-field.tsx';
import { PERSON } from '../../ui/identity.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Mailbox } from '../../ui/mailbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Resend } from '../../ui/resend.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import type { LoginEvent } from './login.flow.ts';
import type { LoginState } from './login-state.flow.ts';

const SHIELD = 'M12 3l7 2.5v5.5c0 4.5-3 8-7 10c-4-2-7-5.5-7-10V5.5zM9 12l2.2 2.2L15 10';

/** The addresses of other screens that the first stage mentions. */
export interface Ways {
  register?: string;
  voucher?: string;
}

export interface StageProps {
  state: LoginState;
  send(event: LoginEvent): void;
  /** Their names. */
  ssoProviders: readonly string[];
  /** `undefined` without providers, and until its code is loaded. */
  Sso: ComponentType<StageProps> | undefined;
  onSso(provider: string): void;
  /** The provider whose page the browser is opening. */
  pendingProvider: string | undefined;
  /** What the stage offers for passkeys, if the server announces them. */
  passkeys: ReactNode;
  recoveryHref: string;
  ways: Ways;
  /** The field of the stage takes the focus when it appears. */
  focused: boolean;
}

export function ChoiceStage({ state, send, focused }: StageProps) {
  const t = useText();
  return (
    <Choice
      label={t('How would you like to log in?')}
      busy={state.busy}
      focused={focused}
      error={errorOf(state.error, 'choice')}
      onChoose={(loginType) => send({ type: 'typeChosen', loginType })}
      options={[
        { value: 'member', icon: PERSON, title: t('Member'), text: t('See your results and details') },
        { value: 'user', icon: SHIELD, title: t('Admin'), text: t('Open the administration area') },
      ]}
    />
  );
}

export function PasswordStage({ state, send, focused }: StageProps) {
  const t = useText();
  usePromise(loadCodeMask);
  return (
    <>
      <PasswordField
        label={t('Password')}
        name="pass"
        autoComplete="current-password"
        required
        focused={focused}
        initial={state.password}
        error={errorOf(state.error, 'password')}
        onInput={(text) => send({ type: 'typed', field: 'password', text })}
      />
      <Button type="submit" busy={state.busy}>
        {t('Log in')}
      </Button>
    </>
  );
}

export function CodeStage({ state, send, focused }: StageProps) {
  const t = useText();
  const locale = useContext(LocaleContext);
  return (
    <>
      <CodeField
        key={state.codeRound}
        label={t('Security code')}
        name="twofactor"
        hint={[
          t("We've emailed you a 6\u2011digit code."),
          state.sentAt > 0 && t('Sent at {{time}}.', { time: formatTime(locale, dateOf(state.sentAt)) }),
        ]
          .filter(Boolean)
          .join(' ')}
        focused={focused}
        initial={state.code}
        error={errorOf(state.error, 'code')}
        unclearNote={t("We couldn't find exactly one code in this text. Please enter only the code.")}
        onInput={(text) => send({ type: 'typed', field: 'code', text })}
      />
      <LiveRegion>
        {state.resent && !state.error && (
          <p className="announcement" key={state.sentAt}>
            {t('A new code is on its way.')}
          </p>
        )}
      </LiveRegion>
      <Button type="submit" busy={state.busy}>
        {t('Log in')}
      </Button>
      <Mailbox email={state.sent.email} />
    </>
  );
}

/** Not `SentMail`, because the screen shows the address and the button, and the first screen should stay small. */
export function LinkSentStage({ state, send }: StageProps) {
  const t = useText();
  return (
    <>
      <Alert kind="success" outcome title={t('Please check your inbox')}>
        <p>{t("We've emailed you a link to the member portal.")}</p>
        <p>{t("Can't find it? Please check your spam folder.")}</p>
      </Alert>
      <Mailbox email={state.sent.email} />
      <Resend state={state} onResend={() => send({ type: 'newLinkRequested' })} />
    </>
  );
}

export const PasskeyStage = ({ passkeys }: StageProps) => passkeys;

export function DoneStage() {
  const t = useText();
  return <Spinner>{t("You're logged in. Taking you there…")}</Spinner>;
}
