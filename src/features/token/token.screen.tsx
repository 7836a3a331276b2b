import { checkToken, type TokenCheck } from '../../contract/calls/token.api.ts';
import type { Effect } from '../../kit/machine.ts';
import { withQuery } from '../../kit/url.ts';
import { type Navigation, useNavigation } from '../../services/navigation.ts';
import { useOnOnline, useOnSeen } from '../../services/screen-hooks.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useMachine } from '../../services/use-machine.ts';
import { initialTokenCheck, reduceToken, type TokenCommand, type TokenEvent } from './token.flow.ts';
import { TokenView } from './token.view.tsx';

/** The target of mailed links. Checks the token and opens what it is for. */
export function Screen() {
  const services = useServices();
  const navigation = useNavigation();
  const { route, href } = navigation;
  const [state, send] = useMachine('token', {
    initial: initialTokenCheck(route.parameters.token ?? ''),
    reduce: reduceToken,
    perform: effects(services, navigation),
  });
  useOnSeen(() => send({ type: 'opened' }));
  useOnOnline(() => {
    if (state.stage === 'unchecked') send({ type: 'retried' });
  });
  return (
    <TokenView
      stage={state.stage}
      error={state.error}
      onRetry={() => send({ type: 'retried' })}
      confirmed={state.confirmed !== undefined}
      loginHref={href(withQuery('', { email: state.confirmed }))}
      recoveryHref={href('forgotpw?cat=any')}
      dataHref={href('requestpdaccess')}
      reportsHref={href('requestpraccess')}
    />
  );
}

function effects(services: Services, navigation: Navigation): Effect<TokenCommand, TokenEvent> {
  const { client, journey, linkToken } = services;
  const { navigate, replaceAddress, leave, openArea } = navigation;
  return async (command, signal) => {
    switch (command.type) {
      case 'check':
        return { type: 'checked', result: await checkToken(client, command.token, signal) };
      case 'clearAddress':
        replaceAddress('token/');
        return undefined;
      case 'proceed': {
        const { to, check, token } = command;
        replaceAddress('token/');
        if (['member', 'resetpw', 'activate'].includes(to)) journey.openLink(check.email || undefined);
        if (to === 'member') {
          await openArea('member', 'token', { replace: true });
        } else if (to === 'registrationsuccess') {
          await leave(registrationUrl(services, check), 'token', { replace: true, secret: 'mat' });
        } else {
          const { type, target, email } = check;
          linkToken.set({ type, account: target || undefined, email: email || undefined, value: token });
          navigate(to, { replace: true });
        }
        return undefined;
      }
    }
  };
}

/** The page after a registration. The server's reply becomes its query parameters (D39). */
function registrationUrl(
  { destinations }: Services,
  { memberid, campaignid, groupid, token }: TokenCheck,
): URL {
  const url = new URL(destinations.registrationSuccess);
  const parameters = { mid: memberid, cid: campaignid, gid: groupid, mat: token };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  return url;
}
