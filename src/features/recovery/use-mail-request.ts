import type { Problem } from '../../contract/problem.ts';
import { fields, is, number, oneOf, word } from '../../contract/structs.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { steadyTime } from '../../kit/clock.ts';
import type { Result } from '../../kit/result.ts';
import { withQuery } from '../../kit/url.ts';
import type { Flow } from '../../services/host-events.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useOnSeen, useTypedEmail } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.ts';
import { type Lasting, useMachine } from '../../services/use-machine.ts';
import {
  initialMailRequest,
  type MailRequestEvent,
  type MailRequestState,
  mailRequestReducer,
} from './mail-request.flow.ts';

interface MailRequestOptions {
  /** The error for an empty address. */
  missing: MessageKey;
  request(email: string, signal: AbortSignal): Promise<Result<unknown, Problem>>;
}

const Left = fields({ stage: oneOf(['success']), sent: fields({ email: word }), sentAt: number });

/** That the mail was sent. The address of the field belongs to the journey. */
const lasting: Lasting<MailRequestState> = {
  read: ({ stage, sent, sentAt }) => (stage === 'success' ? { stage, sent, sentAt } : undefined),
  resume: (initial, left) =>
    is(left, Left)
      ? { ...initial, stage: 'success', sent: left.sent, sentAt: Math.min(left.sentAt, steadyTime()) }
      : initial,
};

/** The state of the form. If the query has `submit`, the form is submitted once when the person sees the screen (D40, D66). */
export function useMailRequest(
  flow: Flow,
  { missing, request }: MailRequestOptions,
): [MailRequestState, (event: MailRequestEvent) => void] {
  const { email, journey } = useServices();
  const { route, replaceAddress } = useNavigation();
  const [state, send] = useMachine(flow, {
    initial: initialMailRequest(email),
    reduce: mailRequestReducer(missing),
    lasting,
    perform: async (command, signal) => {
      const result = await request(command.email, signal);
      if (result.ok) journey.mail(command.email);
      return { type: 'answered', result, time: steadyTime() };
    },
  });

  useOnSeen(() => {
    if (!route.query.get('submit')) return;
    send({ type: 'submitted', email: state.email });
    // Otherwise a reload, Back or a change of language would submit again.
    replaceAddress(withQuery(route.path, { ...Object.fromEntries(route.query), submit: undefined }));
  });
  useTypedEmail(state.email);
  return [state, send];
}
