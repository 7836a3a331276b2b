import { useText } from '../../ui/text.tsx';
import type { MailRequestEvent, MailRequestState } from './mail-request.flow.ts';
import { MailRequest } from './mail-request.view.tsx';

interface ForgotPasswordViewProps {
  state: MailRequestState;
  send(event: MailRequestEvent): void;
  loginHref: string;
  privacyHref: string;
}

export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  const t = useText();
  return (
    <MailRequest
      title={t('Forgot Password')}
      intro={t('Please enter your e-mail address:')}
      autoComplete="username"
      {...props}
    />
  );
}
