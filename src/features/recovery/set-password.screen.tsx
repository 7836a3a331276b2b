import { useEffect, useMemo } from 'react';
import { setPassword } from '../../contract/calls/set-password.api.ts';
import { minimumLength } from '../../contract/password-length.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { withQuery } from '../../kit/url.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useServices } from '../../services/services.ts';
import { useMachine } from '../../services/use-machine.ts';
import { useValue } from '../../services/use-reply.ts';
import { useRequiredLinkToken } from '../../services/use-required-link-token.ts';
import type { LinkToken } from '../../session/link-token.ts';
import { useText } from '../../ui/text.tsx';
import { initialSetPassword, reduceSetPassword } from './set-password.flow.ts';
import { SetPasswordView } from './set-password.view.tsx';
import { StrengthMeter } from './strength-meter.view.tsx';

/** Sets a new password with the token of a mailed link. The route says which type of token it requires. */
export function Screen() {
  const { route } = useNavigation();
  const token = useRequiredLinkToken(route.parameters.tokenType ?? '', '');
  return token ? <SetPassword token={token} /> : null;
}

function SetPassword({ token }: { token: LinkToken }) {
  const { client, application, configuration, linkToken, ...services } = useServices();
  const email = token.email ?? services.email;
  const { href } = useNavigation();
  const t = useText();
  const { label, path } = recoveryOf(token);
  const [state, send] = useMachine('set-password', {
    initial: initialSetPassword,
    reduce: reduceSetPassword,
    perform: async (command, signal) => ({
      type: 'answered',
      result: await setPassword(client, token, command, signal),
    }),
  });
  const { applicationName } = useValue(application) ?? {};
  const { passwordMinLength } = useValue(configuration) ?? {};
  const minimum = useMemo(() => minimumLength(passwordMinLength), [passwordMinLength]);
  const userInputs = useMemo(
    () => [email, applicationName].filter((text) => text !== undefined),
    [email, applicationName],
  );
  useEffect(() => {
    if (state.stage === 'success') linkToken.set({ ...token, type: 'login', value: '' });
    if (state.stage === 'refused') linkToken.clear();
  }, [state.stage, linkToken, token]);

  return (
    <SetPasswordView
      title={t(titleOf(token))}
      state={state}
      minimum={minimum}
      send={send}
      owner={token.email}
      email={email}
      loginHref={href('')}
      recovery={{ label, href: href(path) }}
      nextHref={href(withQuery('', { email: token.email }))}
      meter={<StrengthMeter password={state.password} minimum={minimum} userInputs={userInputs} />}
    />
  );
}

function titleOf({ type, account }: LinkToken): MessageKey {
  if (type === 'activate') return 'Activate Account';
  return account === 'member' ? 'Reset Member-Password' : 'Reset User-Password';
}

/** The way to another link. That to an activation sends it, if the address is known (D5). */
function recoveryOf({ type, account, email }: LinkToken) {
  const activates = type === 'activate';
  const label: MessageKey = activates ? 'Activate account' : 'Set a new password';
  const mailed = activates && { activate: '1', submit: email && '1' };
  return { label, path: withQuery('forgotpw', { email, cat: account ?? 'any', ...mailed }) };
}
