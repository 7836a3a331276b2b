import { useEffect, useId, useRef } from 'react';
import type { MessageKey } from '../../i18n/message.ts';
import { Alert } from '../../ui/alert.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { useChangeCount } from '../../ui/change-count.ts';
import { ScreenTitle } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RequestForm } from '../../ui/retry-wait.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-name.tsx';
import css from './login.css?inline';
import type { Stage } from './login.flow.ts';
import {
  Aside,
  ChoiceStage,
  CodeStage,
  DoneStage,
  EmailStage,
  LinkSentStage,
  PasswordStage,
  type StageProps,
} from './login-stages.view.tsx';

/** Stages that begin with a field give it the focus; in the others reading begins at the title. */
const WITHOUT_FIELD: ReadonlySet<Stage> = new Set(['choice', 'membersuccess', 'done']);

export interface LoginViewProps extends Omit<StageProps, 'focused'> {
  memberMode: boolean;
  notice: MessageKey | undefined;
  /** More may come below: the providers are not known yet. */
  incomplete: boolean;
  /** The e-mail field takes the focus when the page opens. */
  focusOnOpen: boolean;
}

export function LoginView(props: LoginViewProps) {
  const { state, memberMode, notice } = props;
  const t = useText();
  useSheet(css);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const moved = useChangeCount(state.stage) > 0;
  useEffect(() => {
    if (moved && WITHOUT_FIELD.has(state.stage)) title.current?.focus();
  }, [moved, state.stage]);

  return (
    <RequestForm
      className="stack"
      part="form"
      error={state.error}
      aria-labelledby={titleId}
      data-incomplete={props.incomplete || undefined}
      onSubmit={(values) => submit(values, props)}
    >
      <ScreenTitle id={titleId} ref={title}>
        {t(memberMode ? 'Member-Login' : 'Login')}
      </ScreenTitle>
      {notice && state.stage === 'start' && (
        <Alert kind="info">
          <p>{t(notice)}</p>
        </Alert>
      )}
      {state.stage !== 'start' && <Identity email={state.email} />}
      <div className="panel stack" part="panel" key={state.stage} data-stage={state.stage}>
        <StagePanel {...props} focused={moved || props.focusOnOpen} />
      </div>
      {state.stage !== 'start' && state.stage !== 'done' && <Aside {...props} />}
    </RequestForm>
  );
}

function StagePanel(props: StageProps) {
  switch (props.state.stage) {
    case 'start':
      return <EmailStage {...props} />;
    case 'choice':
      return <ChoiceStage {...props} />;
    case 'password':
    case 'memberpassword':
      return <PasswordStage {...props} />;
    case 'twofactor':
      return <CodeStage {...props} />;
    case 'membersuccess':
      return <LinkSentStage />;
    case 'done':
      return <DoneStage />;
  }
}

/** Who is signing in: for the person's eyes, and once more for password managers, which want a user name in the form. */
function Identity({ email }: { email: string }) {
  return (
    <p className="identity" part="identity">
      <Icon name="person" />
      <span>
        <BreakableText>{email}</BreakableText>
      </span>
      <UserName email={email} />
    </p>
  );
}

function submit(values: FormData, { state, send }: LoginViewProps) {
  const text = (name: string) => String(values.get(name) ?? '');
  if (state.stage === 'start') send({ type: 'emailSubmitted', email: text('user') });
  if (state.stage === 'password' || state.stage === 'memberpassword') {
    send({ type: 'passwordSubmitted', password: text('pass') });
  }
  if (state.stage === 'twofactor') send({ type: 'codeSubmitted', code: text('twofactor') });
}
