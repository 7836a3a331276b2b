import { useServices } from '../../services/services.tsx';
import { type Account, requestRecovery } from './forgot-password.api.ts';
import { ForgotPasswordView } from './forgot-password.view.tsx';
import { useMailRequest } from './use-mail-request.ts';

/** Specification, section 2 "Forgot Password". A widget has the account as a parameter, a route in its query. */
export function Screen() {
  const { route, client, href, links } = useServices();
  const account = accountOf(route.parameters.account ?? route.query.get('cat'));
  const [state, send] = useMailRequest(
    'forgot-password',
    'Please provide your email address!',
    (email, signal) => requestRecovery(client, account, email, signal),
    `forgot-password ${account}`,
  );
  return <ForgotPasswordView state={state} send={send} loginHref={href('')} privacyHref={links.privacy} />;
}

/** `member` is the member flow, `any` serves both kinds; everything else is the user flow (D35). */
const accountOf = (text: string | null): Account => (text === 'member' || text === 'any' ? text : 'user');
