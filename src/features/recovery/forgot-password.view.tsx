import { useHydrating } from '../../ui/hydration.tsx';
import { useText } from '../../ui/text.tsx';
import type { MailRequestEvent, MailRequestState } from './mail-request.flow.ts';
import { MailRequest } from './mail-request.view.tsx';

interface ForgotPasswordViewProps {
  /** The account was never activated, so its password is the first. */
  activates: boolean;
  state: MailRequestState;
  send(event: MailRequestEvent): void;
  loginHref: string;
  privacyHref: string;
}

export function ForgotPasswordView({ activates, ...props }: ForgotPasswordViewProps) {
  const t = useText();
  const hydrating = useHydrating();
  return (
    <MailRequest
      title={t(activates && !hydrating ? 'Activate Account' : 'Forgot Password')}
      intro={t('Please enter your e-mail address:')}
      autoComplete="username"
      {...props}
    />
  );
}
