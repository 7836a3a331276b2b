import { type AccessKind, requestAccess } from '../../contract/calls/access-request.api.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useServices } from '../../services/services.ts';
import { AccessRequestView } from './access-request.view.tsx';
import { useMailRequest } from './use-mail-request.ts';

/** Asks for an email address and mails a link to the person's data or reports. */
export function Screen() {
  const { client, links } = useServices();
  const { route, loginHref } = useNavigation();
  // Asked again for a request, because a first screen may have been rendered with another kind.
  const kindOf = (): AccessKind =>
    route.parameters.kind === 'personalreports' ? 'personalreports' : 'personaldata';
  const [state, send] = useMailRequest('access-request', {
    missing: 'Please provide your e-mail address!',
    request: (email, signal) => requestAccess(client, kindOf(), email, signal),
  });
  return (
    <AccessRequestView
      kind={kindOf()}
      notice={route.notice}
      state={state}
      send={send}
      loginHref={loginHref(state.email)}
      privacyHref={links.privacy}
    />
  );
}
