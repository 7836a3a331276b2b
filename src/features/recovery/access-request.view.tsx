import type { AccessKind } from '../../contract/calls/access-request.api.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { useText } from '../../ui/text.tsx';
import type { MailRequestEvent, MailRequestState } from './mail-request.flow.ts';
import { MailRequest } from './mail-request.view.tsx';

interface AccessRequestViewProps {
  kind: AccessKind;
  notice: MessageKey | undefined;
  state: MailRequestState;
  send(event: MailRequestEvent): void;
  loginHref: string;
  privacyHref: string;
}

const TEXTS: Record<AccessKind, { title: MessageKey; intro: MessageKey }> = {
  personaldata: {
    title: 'Access to your personal data',
    intro: "Please enter your email address. We'll send you a link to the data we hold about you.",
  },
  personalreports: {
    title: 'Access to your personal reports',
    intro: "Please enter your email address. We'll send you a link to your reports.",
  },
};

export function AccessRequestView({ kind, ...props }: AccessRequestViewProps) {
  const t = useText();
  const { title, intro } = TEXTS[kind];
  return <MailRequest title={t(title)} intro={t(intro)} autoComplete="email" {...props} />;
}
