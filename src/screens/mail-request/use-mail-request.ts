import { useStore } from 'zustand';
import { type Problem, problemMessage } from '../../api/problem.ts';
import type { Message, MessageKey } from '../../i18n/message.ts';
import { createMachine } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import { withQuery } from '../../kit/url.ts';
import type { Flow } from '../../services/host-events.ts';
import {
  useOnOpen,
  useOnRestore,
  useRememberedEmail,
  useReportSuccess,
  useReportToHost,
} from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.tsx';
import {
  initialMailRequest,
  type MailRequestEvent,
  type MailRequestState,
  mailRequestReducer,
} from './mail-request.flow.ts';

type AskForMail = (email: string, signal: AbortSignal) => Promise<Result<unknown, Problem>>;

/**
 * The state of a form that has something mailed, sent at once where the query says `submit`, and exactly once
 * (specification, section 2 "Forgot Password", "Access request").
 */
export function useMailRequest(
  flow: Flow,
  missing: MessageKey,
  ask: AskForMail,
  /** Another one is another request; what stands in the field stays there. */
  key: string = flow,
): [MailRequestState<Message>, (event: MailRequestEvent<Message>) => void] {
  const { keep, email, route, replaceAddress } = useServices();
  const machine = keep(key, () =>
    createMachine(
      initialMailRequest<Message>(email),
      mailRequestReducer<Message>(missing),
      async (command, signal): Promise<MailRequestEvent<Message>> => {
        const result = await ask(command.email, signal);
        return {
          type: 'answered',
          result: result.ok ? result : { ok: false, problem: problemMessage(result.problem) },
        };
      },
    ),
  );
  const state = useStore(machine.store);

  useOnOpen(() => {
    if (!route.query.get('submit')) return;
    machine.send({ type: 'submitted', email: state.email });
    // It is used up: a reload, Back or another language does not send again (D40).
    route.query.delete('submit');
    replaceAddress(withQuery(route.path, Object.fromEntries(route.query)));
  });
  useOnRestore(() => machine.send({ type: 'restored' }));
  useRememberedEmail(state.email);
  useReportToHost(flow, state.stage, state.error);
  useReportSuccess(flow, state.stage === 'success');
  return [state, machine.send];
}
