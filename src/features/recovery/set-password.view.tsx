import { type ReactNode, useState } from 'react';
import { lengthHint } from '../../contract/password-length.ts';
import { ErrorMessage } from '../../form/error-message.tsx';
import { errorOf } from '../../form/field-error.ts';
import { Form } from '../../form/form.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CHECK } from '../../ui/icon.tsx';
import { Identity } from '../../ui/identity.tsx';
import { BackToLogin, ButtonLink } from '../../ui/links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { Step } from '../../ui/step.tsx';
import { useText } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-name.tsx';
import type { SetPasswordEvent, SetPasswordState } from './set-password.flow.ts';

/** The same rule for people, generated passwords and the server. */
const newPassword = (minimum: number) =>
  ({
    autoComplete: 'new-password',
    required: true,
    minLength: minimum,
    passwordrules: `minlength: ${minimum};`,
  }) as const;

interface SetPasswordViewProps {
  title: string;
  state: SetPasswordState;
  /** The number of characters that a password must have. */
  minimum: number;
  send(event: SetPasswordEvent): void;
  /** Whose password it is, if the server has said it. */
  owner: string | undefined;
  /** For password managers. Empty if it is unknown. */
  email: string;
  loginHref: string;
  /** Mails another link. */
  recovery: { label: MessageKey; href: string };
  /** The login with the address of the account. */
  nextHref: string;
  /** The strength meter under the new password. */
  meter: ReactNode;
}

export function SetPasswordView(props: SetPasswordViewProps) {
  const { title, state, minimum, send, owner, email, loginHref, recovery, nextHref, meter } = props;
  const t = useText();
  const { stage, error } = state;
  const visibility = useState(false);

  return (
    <ScreenLayout
      title={title}
      done={stage !== 'entry' && stage}
      stage={stage}
      icon={stage === 'success' && CHECK}
      aside={stage !== 'refused' && <BackToLogin href={loginHref} />}
    >
      {stage === 'refused' && error && (
        <Panel stage="refused">
          <Alert kind="danger">
            <ErrorMessage message={error.message} />
          </Alert>
          <ButtonLink href={nextHref}>{t('Log in again')}</ButtonLink>
          <ButtonLink look="secondary" href={recovery.href}>
            {t(recovery.label)}
          </ButtonLink>
        </Panel>
      )}
      {stage === 'success' && (
        <Panel stage="success">
          <Step headline={t('Your password has been saved.')}>
            <p className="lead">{t('You can now log in with it.')}</p>
          </Step>
          <ButtonLink href={nextHref}>{t('Log in')}</ButtonLink>
        </Panel>
      )}
      {stage === 'entry' && (
        <Form
          key={state.round}
          stage="entry"
          error={error}
          busy={state.busy}
          onSubmit={({ pass = '', pass2 = '' }) =>
            send({ type: 'submitted', password: pass, repeated: pass2, minimum })
          }
        >
          {owner ? <Identity email={owner} /> : email && <UserName email={email} />}
          <div className="stack" data-tight>
            <PasswordField
              label={t('New password')}
              name="pass"
              {...newPassword(minimum)}
              followed
              visibility={visibility}
              hint={t(lengthHint(minimum))}
              initial={state.password}
              error={errorOf(error, 'password')}
              onInput={(text) => send({ type: 'typed', field: 'password', text })}
            />
            {meter}
          </div>
          <PasswordField
            label={t('Repeat the new password')}
            name="pass2"
            {...newPassword(minimum)}
            visibility={visibility}
            showLabel={t('Show both passwords')}
            hideLabel={t('Hide both passwords')}
            initial={state.repeated}
            error={errorOf(error, 'repeated')}
            onInput={(text) => send({ type: 'typed', field: 'repeated', text })}
          />
          <Button type="submit" busy={state.busy}>
            {t('Save password')}
          </Button>
        </Form>
      )}
    </ScreenLayout>
  );
}
