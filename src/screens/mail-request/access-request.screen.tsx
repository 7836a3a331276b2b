import { useServices } from '../../services/services.tsx';
import { type AccessKind, requestAccess } from './access-request.api.ts';
import { AccessRequestView } from './access-request.view.tsx';
import { useMailRequest } from './use-mail-request.ts';

/** Specification, section 2 "Access request". */
export function Screen() {
  const { route, client, href, links } = useServices();
  const kind: AccessKind = route.parameters.kind === 'personalreports' ? 'personalreports' : 'personaldata';
  const [state, send] = useMailRequest(
    'access-request',
    'Please provide your e-mail address!',
    (email, signal) => requestAccess(client, kind, email, signal),
    `access-request ${kind}`,
  );
  return (
    <AccessRequestView
      kind={kind}
      state={state}
      send={send}
      loginHref={href('')}
      privacyHref={links.privacy}
    />
  );
}
