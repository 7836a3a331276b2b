import { EmailField } from '../../form/email-field.tsx';
import { Form } from '../../form/form.tsx';
import { SentMail } from '../../form/sent-mail.tsx';
import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { MAIL } from '../../ui/icon.tsx';
import { BackToLogin, PrivacyLink } from '../../ui/links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { useText } from '../../ui/text.tsx';
import type { MailRequestEvent, MailRequestState } from './mail-request.flow.ts';

interface MailRequestProps {
  title: string;
  intro: string;
  autoComplete: 'username' | 'email';
  /** Why the person is here, if they did not come by themselves. */
  notice?: MessageKey | undefined;
  state: MailRequestState;
  send(event: MailRequestEvent): void;
  loginHref: string;
  privacyHref: string;
}

/** The form, and the message that replaces it when the mail has been sent. */
export function MailRequest(props: MailRequestProps) {
  const { title, intro, autoComplete, notice, state, send, loginHref, privacyHref } = props;
  const t = useText();
  const sent = state.stage === 'success';
  const reopened = useChangeCount(sent) > 0;
  return (
    <ScreenLayout
      title={title}
      done={sent}
      stage={sent ? 'success' : 'idle'}
      icon={sent && MAIL}
      aside={
        <>
          <BackToLogin href={loginHref} />
          <PrivacyLink href={privacyHref} />
        </>
      }
    >
      {sent ? (
        <Panel stage="success">
          <SentMail
            title={t('Your Request was sent successfully!')}
            state={state}
            onResend={() => send({ type: 'sentAgain' })}
            onChange={() => send({ type: 'reopened' })}
          >
            {t('Within a few moments, you will receive an email with further instructions.')}
          </SentMail>
        </Panel>
      ) : (
        <Form
          stage="idle"
          error={state.error}
          busy={state.busy}
          onSubmit={({ email = '' }) => send({ type: 'submitted', email })}
        >
          {notice && (
            <Alert kind="info">
              <p>{t(notice)}</p>
            </Alert>
          )}
          <p className="intro">{intro}</p>
          <EmailField
            autoComplete={autoComplete}
            placeholder={t('name@example.org')}
            focused={reopened}
            initial={state.email}
            error={state.error}
            onInput={(text) => send({ type: 'typed', text })}
          />
          <Button type="submit" busy={state.busy}>
            {t('Submit')}
          </Button>
        </Form>
      )}
    </ScreenLayout>
  );
}
