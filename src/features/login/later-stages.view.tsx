/* A chunk of its own: every stage but the first. It loads after the first screen. */
import { useContext, useState } from 'react';
import { Choice } from '../../form/choice.tsx';
import { CodeField } from '../../form/code-field.tsx';
import { Field } from '../../form/field.tsx';
import { errorOf } from '../../form/field-error.ts';
import { Mailbox } from '../../form/mailbox.tsx';
import { ResendButton } from '../../form/resend-button.tsx';
import { SentMail } from '../../form/sent-mail.tsx';
import { formatTime } from '../../i18n/time.ts';
import { dateOf } from '../../kit/clock.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { PERSON } from '../../ui/identity.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { DoneStage, PasskeyStage, PasswordStage, type StageProps } from './login-stages.view.tsx';

const SHIELD = 'M12 3l7 2.5v5.5c0 4.5-3 8-7 10c-4-2-7-5.5-7-10V5.5zM9 12l2.2 2.2L15 10';

function ChoiceStage({ state, send, focused }: StageProps) {
  const t = useText();
  return (
    <Choice
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

function CodeStage({ state, send, focused }: StageProps) {
  const t = useText();
  // After an error, the person corrects the code and decides when it is right (D96).
  const submitsTyped = !state.error;
  const source = sourceOf(state);
  const other = state.challenge.recovery_code && (
    <Button look="quiet" onClick={() => send({ type: 'otherCodeChosen' })}>
      {t(state.recovering ? 'Use the security code' : 'Use a recovery code')}
    </Button>
  );
  const common = {
    name: 'twofactor',
    focused,
    initial: state.code,
    error: errorOf(state.error, 'code'),
    onInput: (text: string) => send({ type: 'typed', field: 'code', text }),
  };
  const resend = isSent(source) && (
    <ResendButton
      look={state.codeEnded ? 'primary' : 'quiet'}
      sentAt={state.sentAt}
      busy={state.codeEnded && state.busy}
      onClick={() => send({ type: 'newCodeRequested' })}
    >
      {t('Send a new code')}
    </ResendButton>
  );
  // An app shows its next code by itself.
  if (state.codeEnded && isSent(source))
    return (
      <>
        {resend}
        {other}
      </>
    );
  return (
    <>
      {state.recovering ? (
        <Field label={t('Recovery code')} autoComplete="off" required {...common} />
      ) : (
        <CodeField
          key={state.codeRound}
          label={t('Security code')}
          {...(submitsTyped && { hint: t("It's checked as soon as you enter the last digit.") })}
          submitsTyped={submitsTyped}
          unclearNote={t('Please enter only the code, without other text.')}
          {...common}
        />
      )}
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
      {source === 'email' && <Mailbox email={state.sent.email} look="secondary" />}
      {(resend || other) && (
        <p className="aside">
          {resend}
          {other}
        </p>
      )}
    </>
  );
}

const CODE_SENT = {
  email: "We've emailed a 6\u2011digit code to {{email}}.",
  sms: "We've sent you a 6\u2011digit code for {{email}} by text message.",
  app: 'Your authenticator app shows a 6\u2011digit code for {{email}}.',
  saved: 'Use one of your recovery codes for {{email}}.',
} as const;

type CodeSource = keyof typeof CODE_SENT;

const sourceOf = ({ recovering, challenge }: StageProps['state']): CodeSource =>
  recovering ? 'saved' : (challenge.channel ?? 'email');

const isSent = (source: CodeSource) => source === 'email' || source === 'sms';

/** Where the code comes from, and when it was sent. */
export function CodeSent({ state }: Pick<StageProps, 'state'>) {
  const t = useText();
  const locale = useContext(LocaleContext);
  const source = sourceOf(state);
  return (
    <>
      <Sentence text={CODE_SENT[source]} parameter="email">
        <strong>
          <AddressText>{state.sent.email}</AddressText>
        </strong>
      </Sentence>
      {isSent(source) &&
        state.sentAt > 0 &&
        ` ${t('Sent at {{time}}.', { time: formatTime(locale, dateOf(state.sentAt)) })}`}
    </>
  );
}

/** In place of the password of an account that was never activated (D5). The link sends the mail. Some people have a password. */
export function ActivationStage(props: StageProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && <PasswordStage {...props} focused />}
      <ButtonLink look={isOpen ? 'secondary' : 'primary'} href={`${props.recoveryHref}&activate=1&submit=1`}>
        {t('Activate account')}
      </ButtonLink>
      {!isOpen && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('I already have a password')}
        </Button>
      )}
    </>
  );
}

function LinkSentStage({ state, send }: StageProps) {
  const t = useText();
  return (
    <SentMail
      title={t('Please check your inbox')}
      // The form shows its error.
      state={{ ...state, error: undefined }}
      onResend={() => send({ type: 'newLinkRequested' })}
      onChange={() => send({ type: 'cancelled' })}
    >
      {t("We've emailed you a link to the member portal.")}
    </SentMail>
  );
}

export const LATER_VIEWS = {
  choice: ChoiceStage,
  password: PasswordStage,
  memberpassword: PasswordStage,
  membersuccess: LinkSentStage,
  twofactor: CodeStage,
  passkey: PasskeyStage,
  done: DoneStage,
};
