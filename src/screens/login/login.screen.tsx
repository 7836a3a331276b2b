import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createMachine, type Effect } from '../../kit/machine.ts';
import { withQuery } from '../../kit/url.ts';
import {
  useAnswer,
  useOnRestore,
  useRememberedEmail,
  useReportSuccess,
  useReportToHost,
  useSettled,
} from '../../services/screen-hooks.ts';
import { type Services, useServices } from '../../services/services.tsx';
import { probe, requestPortalLink, signIn } from './login.api.ts';
import {
  initialLogin,
  isMemberMode,
  type LoginCommand,
  type LoginEvent,
  type LoginState,
  reduceLogin,
} from './login.flow.ts';
import { LoginView } from './login.view.tsx';
import { ssoPath, ssoProviders } from './sso-providers.ts';

/** Specification, section 2 "Login". */
export function Screen() {
  const services = useServices();
  const { route, client } = services;
  const machine = services.keep('login', () =>
    createMachine(initialLogin(services.email), reduceLogin, effects(services)),
  );
  const state = useStore(machine.store);
  const names = useAnswer(services.ssoProviders);
  const settled = useSettled(services.ssoProviders);
  const [goingTo, setGoingTo] = useState<string>();
  const providers = useMemo(() => ssoProviders(names ?? []), [names]);

  useOnRestore(() => machine.send({ type: 'restored' }));
  useRememberedEmail(state.email);
  useReportToHost('login', state.stage, state.error);
  useReportSuccess('login', state.stage === 'membersuccess');

  return (
    <LoginView
      state={state}
      memberMode={isMemberMode(state)}
      send={machine.send}
      notice={route.notice}
      ssoProviders={providers}
      incomplete={state.stage === 'start' && !settled}
      onSso={async (name) => {
        setGoingTo(name);
        await services.leave(client.resolve(ssoPath(name)), 'sso');
        setGoingTo(undefined);
      }}
      goingTo={goingTo}
      recoveryHref={services.href(
        withQuery('forgotpw', { email: state.email.trim(), cat: accountOf(state) }),
      )}
      focusOnOpen={services.ownPage}
    />
  );
}

/** Which kind of account is signing in; before the probe nobody knows (D35). */
const accountOf = (state: LoginState) => (state.stage === 'start' ? 'any' : state.type);

function effects({
  client,
  destinations,
  emit,
  leave,
  navigate,
}: Services): Effect<LoginCommand, LoginEvent> {
  return async (command, signal) => {
    switch (command.type) {
      case 'probe':
        return { type: 'probed', result: await probe(client, command.email, signal) };
      case 'requestLink':
        return { type: 'linkRequested', result: await requestPortalLink(client, command.email, signal) };
      case 'signIn':
        return { type: 'answered', result: await signIn(client, command.credentials, signal) };
      case 'go':
        if (command.to === 'registration') {
          navigate(withQuery('register', { email: command.email }));
        } else {
          emit('portal-success', { flow: 'login' });
          await leave(command.to === 'admin' ? destinations.admin : destinations.member, 'login');
        }
        return undefined;
    }
  };
}
