import { useMailRequest } from '../../mail-request-hook.ts';
import { useServices } from '../../services.tsx';
import { type Category, requestRecovery } from './forgot-password.api.ts';
import { ForgotPasswordView } from './forgot-password.view.tsx';

/** Specification, section 2 "Forgot Password". */
export function Screen() {
  const { route, client, href, links } = useServices();
  const category: Category = route.query.get('cat') === 'member' ? 'member' : 'user';
  const [state, send] = useMailRequest(
    'forgot-password',
    'Please provide your email address!',
    (email, signal) => requestRecovery(client, category, email, signal),
  );
  return <ForgotPasswordView state={state} send={send} loginHref={href('')} privacyHref={links.privacy} />;
}
