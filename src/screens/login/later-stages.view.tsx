/* A chunk of its own: the stages that not every sign-in has. It loads after the first screen. */
import { useContext } from 'react';
import { errorOf } from '../../i18n/field-error.ts';
import { formatTime } from '../../i18n/time.ts';
import { dateOf } from '../../kit/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { PERSON } from '../../ui/identity.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Mailbox } from '../../ui/mailbox.tsx';
import { Resend } from '../../ui/resend.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import type { StageProps } from './login-stages.view.tsx';

const SHIELD = 'M12 3l7 2.5v5.5c0 4.5-3 8-7 10c-4-2-7-5.5-7-10V5.5zM9 12l2.2 2.2L15 10';

function ChoiceStage({ state, send, focused }: StageProps) {
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

function CodeStage({ state, send, focused }: StageProps) {
  const t = useText();
  const locale = useContext(LocaleContext);
  // After an error, the person corrects the code and decides when it is right (D96).
  const submitsTyped = !state.error;
  return (
    <>
      <CodeField
        key={state.codeRound}
        label={t('Security code')}
        name="twofactor"
        hint={[
          t("We've emailed you a 6\u2011digit code."),
          state.sentAt > 0 && t('Sent at {{time}}.', { time: formatTime(locale, dateOf(state.sentAt)) }),
          submitsTyped && t("We'll check it as soon as you enter the last digit."),
        ]
          .filter(Boolean)
          .join(' ')}
        focused={focused}
        initial={state.code}
        error={errorOf(state.error, 'code')}
        submitsTyped={submitsTyped}
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

/** Not `SentMail`, because the screen shows the address and the button. */
function LinkSentStage({ state, send }: StageProps) {
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

/** Below the code. */
export function NewCode({ state, send }: Pick<StageProps, 'state' | 'send'>) {
  const t = useText();
  return (
    <ResendButton sentAt={state.sentAt} onClick={() => send({ type: 'newCodeRequested' })}>
      {t('Send a new code')}
    </ResendButton>
  );
}

export const LATER_STAGES = { choice: ChoiceStage, twofactor: CodeStage, membersuccess: LinkSentStage };
