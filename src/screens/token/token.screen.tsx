import { useMemo } from 'react';
import { useStore } from 'zustand';
import { INVALID_LINK, linkProblemMessage } from '../../api/link-problem.ts';
import { createMachine, type Effect } from '../../kit/machine.ts';
import { useOnOpen, useReportSuccess, useReportToHost } from '../../services/screen-hooks.ts';
import { type Services, useServices } from '../../services/services.tsx';
import { checkToken, type TokenCheck } from './token.api.ts';
import {
  initialTokenCheck,
  reduceToken,
  type TokenCommand,
  type TokenEvent,
  type TokenState,
} from './token.flow.ts';
import { TokenView } from './token.view.tsx';

/** Specification, section 2 "Token page". */
export function Screen() {
  const services = useServices();
  const { route, keep, href } = services;
  const machine = keep('token', () =>
    createMachine(initialTokenCheck(route.parameters.token ?? ''), reduceToken, effects(services)),
  );
  const state = useStore(machine.store);
  const { stage } = state;
  const error = useMemo(() => errorOf(state), [state]);
  useOnOpen(() => machine.send({ type: 'opened' }));
  useReportSuccess('token', stage === 'success');
  useReportToHost('token', stage, error);
  return (
    <TokenView
      stage={stage}
      error={error?.message}
      onRetry={() => machine.send({ type: 'retried' })}
      loginHref={href('')}
      recoveryHref={href('forgotpw?cat=any')}
      dataHref={href('requestpdaccess')}
      reportsHref={href('requestpraccess')}
    />
  );
}

function errorOf({ stage, problem }: TokenState) {
  if (stage === 'fail') return { message: INVALID_LINK };
  return problem && { message: linkProblemMessage(problem) };
}

function effects(services: Services): Effect<TokenCommand, TokenEvent> {
  const { client, navigate, replaceAddress, leave, token: store, destinations } = services;
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
        if (to === 'member') {
          await leave(destinations.member, 'token', { replace: true });
        } else if (to === 'registrationsuccess') {
          await leave(registrationUrl(services, check), 'token', { replace: true, secret: 'mat' });
        } else {
          store.set({ type: check.type, target: check.target || undefined, token });
          navigate(to, { replace: true });
        }
        return undefined;
      }
    }
  };
}

/** /registrationsuccess with the member, and the campaign, group and token that the reply holds (section 2; D39). */
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
