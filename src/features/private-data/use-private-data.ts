import { useDeferredValue, useEffect } from 'react';
import type { Problem } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { Result } from '../../kit/result.ts';
import type { Flow } from '../../services/host-events.ts';
import { useNavigation } from '../../services/navigation.ts';
import { useOnOnline, useOnSeen, useReportSuccess } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.ts';
import { useMachine } from '../../services/use-machine.ts';
import { CLOSED_BY_LEAVING } from '../../services/use-required-link-token.ts';
import { initialLoad, type LoadEvent, type LoadState, reduceLoad } from './load.flow.ts';

interface PrivateData<Data> {
  data: Data | undefined;
  error: FieldError | undefined;
  /** The server refuses the link, so only a new one helps. */
  refused: boolean;
  retry(): void;
}

/**
 * The data that a mailed link gives access to. It is fetched once when the person sees the screen. It is dropped, together with the
 * token, when the person leaves the screen, or comes back to it from the back/forward cache (D9).
 */
export function usePrivateData<Data>(
  flow: Flow,
  /** The path of the screen that mails a new link. */
  requestPath: string,
  fetch: (signal: AbortSignal) => Promise<Result<Data, Problem>>,
): PrivateData<Data> {
  const { linkToken } = useServices();
  const { navigate } = useNavigation();
  const [{ stage, data, error, refused }, send] = useMachine<
    LoadState<Data>,
    LoadEvent<Data>,
    { type: 'load' }
  >(flow, {
    initial: initialLoad(),
    reduce: reduceLoad,
    perform: async (_command, signal) => ({ type: 'answered', result: await fetch(signal) }),
    // Reported when the data is in the page, because a page may print it.
    doneStages: [],
    onLeave: linkToken.clear,
  });
  useOnSeen(() => send({ type: 'requested' }));
  useOnOnline(() => {
    if (stage === 'failed') send({ type: 'requested' });
  });
  useEffect(() => {
    if (stage === 'dropped') navigate(requestPath, { replace: true, notice: CLOSED_BY_LEAVING });
  }, [stage, navigate, requestPath]);
  // Rendered in short tasks, but dropped at once.
  const deferred = useDeferredValue(data);
  const shown = data && deferred;
  useReportSuccess(flow, shown !== undefined);
  return { data: shown, error, refused, retry: () => send({ type: 'requested' }) };
}
