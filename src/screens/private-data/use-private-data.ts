import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { linkProblemMessage } from '../../api/link-problem.ts';
import type { Problem } from '../../api/problem.ts';
import type { Message } from '../../i18n/message.ts';
import { createMachine } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';
import type { Flow } from '../../services/host-events.ts';
import { useOnRestore, useReportSuccess, useReportToHost } from '../../services/screen-hooks.ts';
import { useServices } from '../../services/services.tsx';
import { initialLoad, type LoadEvent, reduceLoad } from './load.flow.ts';

/**
 * What a stored token shows: fetched once on arrival, dropped with the token when the person leaves the screen or comes
 * back to a page the browser had put aside (specification, section 2 "Personal data"; D9).
 */
export function usePrivateData<Data>(
  flow: Flow,
  elsewhere: string,
  fetch: (signal: AbortSignal) => Promise<Result<Data, Problem>>,
): { data: Data | undefined; error: Message | undefined; retry(): void } {
  const { keep, token, navigate } = useServices();
  const machine = keep(flow, () => {
    const loader = createMachine(
      initialLoad<Data, Problem>(),
      reduceLoad<Data, Problem>,
      async (_command, signal): Promise<LoadEvent<Data, Problem>> => ({
        type: 'answered',
        result: await fetch(signal),
      }),
    );
    const dispose = () => {
      loader.dispose();
      token.clear();
    };
    return { ...loader, dispose };
  });
  const state = useStore(machine.store);
  const error = useMemo(
    () => state.problem && { message: linkProblemMessage(state.problem) },
    [state.problem],
  );

  useReportToHost(flow, state.stage, error);
  useEffect(() => machine.send({ type: 'wanted' }), [machine]);
  useOnRestore(() => {
    machine.send({ type: 'dropped' });
    navigate(elsewhere, { replace: true });
  });
  useReportSuccess(flow, state.stage === 'shown');
  return { data: state.data, error: error?.message, retry: () => machine.send({ type: 'wanted' }) };
}
