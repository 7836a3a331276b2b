import type { ComponentType } from 'react';
import { Form, type FormValues } from '../../form/form.tsx';
import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { CHECK, MAIL } from '../../ui/icon.tsx';
import { Identity } from '../../ui/identity.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScreenLayout } from '../../ui/screen-layout.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Step } from '../../ui/step.tsx';
import { useText } from '../../ui/text.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import { EmailStage } from './email-stage.view.tsx';
import { laterStages, loadStages } from './load-stages.ts';
import css from './login.css?inline';
import type { StageProps } from './login-stages.view.tsx';
import { type Stage, stageRow } from './stages.ts';

/** Of a result. */
const ICONS: Partial<Record<Stage, string>> = { membersuccess: MAIL, passkey: CHECK };

const loadLater = (reportFile: ReportFile) => loadStages().catch(() => reportFile('login-stages'));

export interface LoginViewProps extends Omit<StageProps, 'focused'> {
  memberMode: boolean;
  notice: MessageKey | undefined;
  /** The providers have not been loaded yet, so more may appear. */
  incomplete: boolean;
}

export function LoginView(props: LoginViewProps) {
  const { stage, sent, error, inactive, type, recovering } = props.state;
  const t = useText();
  useSheet(css);
  const moved = useChangeCount(stage) > 0;
  // If this fails, the step to the next stage loads it again.
  const later = usePromise(loadLater) ?? laterStages;
  const views: Partial<Record<Stage, ComponentType<StageProps>>> = {
    start: EmailStage,
    ...later?.LATER_VIEWS,
  };
  const { field, headline } = stageRow(stage);
  const isPassword = field === 'password';
  const Activation = isPassword && inactive[type] && later?.ActivationStage;
  const StageView = Activation || (views[stage] ?? Spinner);
  const step: MessageKey | undefined = Activation ? 'Activate Account' : headline;
  const CodeSent = field === 'code' && later?.CodeSent;
  const cancel = () => props.send({ type: 'cancelled' });
  return (
    <ScreenLayout
      title={t(props.memberMode ? 'Member-Login' : 'Login')}
      icon={ICONS[stage]}
      done={moved && (Activation || !field) && stage}
    >
      {/* A form per stage: a password manager would save the code instead of the password if both were in one form. */}
      <Form
        key={stage}
        error={error}
        // A new code may be typed before the answer to its request.
        busy={props.state.busy && (field !== 'code' || sent.code !== '')}
        onSubmit={(values) => submit(values, props)}
        head={
          step && (
            // Announced again when it names the recovery codes.
            <Step key={`${recovering}`} headline={t(step)}>
              <Identity email={sent.email} onChange={cancel}>
                {CodeSent && <CodeSent state={props.state} />}
              </Identity>
              {Activation && <p className="lead">{t('This account has not been activated yet.')}</p>}
            </Step>
          )
        }
      >
        {props.notice && stage === 'start' && !moved && (
          <Alert kind="info">
            <p>{t(props.notice)}</p>
          </Alert>
        )}
        <Panel stage={stage}>
          <StageView {...props} focused={moved} />
        </Panel>
        {isPassword && !Activation && (
          <p className="aside">
            <a href={props.recoveryHref}>{t('Forgot password?')}</a>
          </p>
        )}
        {props.incomplete && <span data-incomplete hidden />}
      </Form>
    </ScreenLayout>
  );
}

function submit({ user = '', pass = '', twofactor = '' }: FormValues, { state, send }: LoginViewProps) {
  const { field } = stageRow(state.stage);
  if (field === 'email') send({ type: 'emailSubmitted', email: user });
  if (field === 'password') send({ type: 'passwordSubmitted', password: pass });
  if (field === 'code') send({ type: 'codeSubmitted', code: twofactor });
}
