import { useState } from 'react';
import { probe, requestPortalLink, signIn } from '../../contract/calls/login.api.ts';
import type { Problem } from '../../contract/problem.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { steadyTime } from '../../kit/clock.ts';
import { emailForQuery } from '../../kit/email.ts';
import type { Effect } from '../../kit/machine.ts';
import { failure } from '../../kit/result.ts';
import { withQuery } from '../../kit/url.ts';
import { type Navigation, useNavigation } from '../../services/navigation.ts';
import { useNotice, useOnOpen, useTypedEmail } from '../../services/screen-hooks.ts';
import { takeSentBack } from '../../services/sent-back.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useMachine } from '../../services/use-machine.ts';
import { useReply } from '../../services/use-reply.ts';
import { lazily } from '../../ui/lazily.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import { writeProvider } from './last-provider.ts';
import { loadSso, noSso } from './load-sso.ts';
import { loadStages } from './load-stages.ts';
import { type LoginEvent, reduceLogin } from './login.flow.ts';
import { LoginView } from './login.view.tsx';
import type { Ways } from './login-stages.view.tsx';
import { initialLogin, isMemberMode, type LoginState } from './login-state.flow.ts';
import type { LoginCommand } from './login-steps.flow.ts';
import { STAGES } from './stages.ts';
import { useStageHistory } from './use-stage-history.ts';

/** While the settings are not known. */
const NO_PROVIDERS: readonly string[] = [];
const NO_WAYS = { defaultRegistration: false, vouchers: false };

const RELOADED: MessageKey =
  "The page was reloaded, so we've started over. For your security, we don't keep passwords or codes.";
const SENT_BACK: MessageKey =
  'You logged in a moment ago, but this page has opened again. If this continues, please allow cookies for this site, or contact whoever runs it.';

const Passkeys = lazily('passkeys', () =>
  import('./passkey/passkeys.screen.tsx').then((chunk) => chunk.Passkeys),
);

/** Asks for the email address, then for the password, then for a code. */
export function Screen() {
  const services = useServices();
  const { journey } = services;
  const navigation = useNavigation();
  const [state, send] = useMachine('login', {
    initial: initialLogin(services.email, services.linkToken.get('login')),
    reduce: reduceLogin,
    perform: effects(services, navigation),
    stopped: { type: 'stopped' },
    doneStages: ['membersuccess'],
  });
  const interrupted = useStageHistory(state.stage, send);
  const arrivalNotice = useNotice();
  const reply = useReply(services.signInWays);
  const configuration = useReply(services.configuration);
  const providers = reply?.ok ? reply.value.ssoProviders : NO_PROVIDERS;
  const hasProviders = providers.length > 0;
  const Sso = usePromise(hasProviders ? loadSso : noSso);
  const complete = reply && (Sso || !hasProviders);
  const [pendingProvider, setPendingProvider] = useState<string>();
  const [sentBack, setSentBack] = useState(false);
  useTypedEmail(state.email);
  useOnOpen(() => {
    if (services.linkToken.get('login')) services.linkToken.clear();
    if (!takeSentBack()) return;
    setSentBack(true);
    services.emit('portal-problem', { kind: 'session' });
  });

  const { defaultRegistration, vouchers } = configuration?.ok ? configuration.value.members : NO_WAYS;
  // The campaign or group that the person came for, which may be closed.
  const { registration } = journey;
  const canRegister = registration ?? defaultRegistration;
  const { email } = state.stage === 'start' ? state : state.sent;
  const hrefOf = (path: string, cat?: string) =>
    navigation.href(withQuery(path, { email: emailForQuery(email), cat }));
  const ways: Ways = {
    // Not before the buttons above them, so that nothing moves.
    ...(complete && canRegister && { register: hrefOf(registration || 'register') }),
    ...(complete && (vouchers || journey.hasBegun('voucher/')) && { voucher: hrefOf('voucher/') }),
  };

  async function goToProvider(provider: string) {
    const url = services.client.resolve(['auth', 'sso', { provider }]);
    if (!url) return;
    setPendingProvider(provider);
    writeProvider('sessionStorage', provider);
    await navigation.leave(url, 'sso');
    setPendingProvider(undefined);
  }

  return (
    <LoginView
      state={state}
      memberMode={isMemberMode(state)}
      send={send}
      notice={arrivalNotice ?? (sentBack ? SENT_BACK : interrupted ? RELOADED : undefined)}
      ssoProviders={providers}
      passkeys={reply?.ok && reply.value.passkeys && <Passkeys state={state} send={send} />}
      Sso={Sso}
      incomplete={state.stage === 'start' && !(complete && configuration)}
      ways={ways}
      onSso={goToProvider}
      pendingProvider={pendingProvider}
      recoveryHref={hrefOf('forgotpw', accountOf(state))}
    />
  );
}

/** The kind of account that signs in, `any` until the server has answered (D35). */
const accountOf = (state: LoginState) => (state.stage === 'start' ? 'any' : state.type);

function effects(
  { client, emit, journey }: Services,
  { continueLogin, openArea, navigate, replaceAddress, route }: Navigation,
): Effect<LoginCommand, LoginEvent> {
  /** Waits for the code of the stages. Without it, the step ends in an error and can be tried again. */
  async function askServer(email: string, signal: AbortSignal) {
    const reply = await probe(client, email, signal);
    if (!reply.ok) return reply;
    const { action } = reply.value;
    if (action !== 'registration') journey.know(email);
    if (action === 'membersuccess') journey.mail(email);
    if (!(action in STAGES)) return reply;
    return loadStages().then(
      () => reply,
      // The server has just answered, so it can be reached.
      () => failure<Problem>({ kind: 'internal' }),
    );
  }

  return async (command, signal) => {
    switch (command.type) {
      case 'probe':
        if (await continueLogin(command.email)) return { type: 'restored' };
        return { type: 'probed', result: await askServer(command.email, signal), time: steadyTime() };
      case 'requestLink': {
        const result = await requestPortalLink(client, command.email, signal);
        if (result.ok) journey.mail(command.email);
        return { type: 'linkRequested', result, time: steadyTime() };
      }
      case 'signIn':
        return {
          type: 'answered',
          result: await signIn(client, command.credentials, signal),
          time: steadyTime(),
        };
      case 'go':
        if (command.to === 'registration') {
          navigate(withQuery(journey.registration || 'register', { email: emailForQuery(command.unknown) }), {
            notice: "We don't know this email address. Please check it, or register below.",
          });
        } else {
          // On a shared computer, another person may press Back after this one has signed out.
          replaceAddress(
            withQuery('', { ...Object.fromEntries(route.query), email: undefined, next: undefined }),
          );
          emit('portal-success', { flow: 'login' });
          await openArea(command.to === 'admin' ? 'admin' : 'member', 'login');
        }
        return undefined;
    }
  };
}
