import { type AccessKind, requestAccess } from '../../contract/calls/access-request.api.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useNotice } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.ts';
import { useText } from '../../ui/text.tsx';
import { MailRequest } from './mail-request.view.tsx';
import { useMailRequest } from './use-mail-request.ts';

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

/** Asks for an email address and mails a link to the person's data or reports. */
export function Screen() {
  const t = useText();
  const { client, links } = useServices();
  const { route, loginHref } = useNavigation();
  const notice = useNotice();
  // Asked again for a request, because a first screen may have been rendered with another kind.
  const kindOf = (): AccessKind =>
    route.parameters.kind === 'personalreports' ? 'personalreports' : 'personaldata';
  const [state, send] = useMailRequest('access-request', {
    missing: 'Please provide your e-mail address!',
    request: (email, signal) => requestAccess(client, kindOf(), email, signal),
  });
  const { title, intro } = TEXTS[kindOf()];
  return (
    <MailRequest
      title={t(title)}
      intro={t(intro)}
      autoComplete="email"
      notice={notice}
      state={state}
      send={send}
      loginHref={loginHref(state.email)}
      privacyHref={links.privacy}
    />
  );
}
