import { type Account, requestRecovery } from '../../contract/calls/forgot-password.api.ts';
import { emailForQuery } from '../../kit/email.ts';
import { withQuery } from '../../kit/url.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useServices } from '../../services/services.ts';
import { useHydrating } from '../../ui/hydration.tsx';
import { useText } from '../../ui/text.tsx';
import { MailRequest } from './mail-request.view.tsx';
import { useMailRequest } from './use-mail-request.ts';

/**
 * Asks for an email address and mails a link for setting a new password. The kind of account comes from a parameter in a
 * widget, and from the query in the portal, which also says whether the link activates an account (D5).
 */
export function Screen() {
  const t = useText();
  const { client, links } = useServices();
  const { route, href, loginHref } = useNavigation();
  const hydrating = useHydrating();
  const activates = Boolean(route.query.get('activate'));
  const account = accountOf(route.parameters.account ?? route.query.get('cat'));
  const [state, send] = useMailRequest('forgot-password', {
    missing: 'Please provide your email address!',
    request: (email, signal) => requestRecovery(client, account, email, signal),
  });
  return (
    <MailRequest
      title={t(activates && !hydrating ? 'Activate Account' : 'Forgot Password')}
      intro={t('Please enter your e-mail address:')}
      autoComplete="username"
      state={state}
      send={send}
      loginHref={
        activates ? href(withQuery('', { email: emailForQuery(state.email) })) : loginHref(state.email)
      }
      privacyHref={links.privacy}
    />
  );
}

/** An unknown or missing account means `user`, as in older links (D35). */
const accountOf = (text: string | null): Account => (text === 'member' || text === 'any' ? text : 'user');
