import { INVALID_LINK } from '../../contract/invalid-link.ts';
import { type Problem, problemError } from '../../contract/problem.ts';
import type { FieldError } from '../../form/field-error.ts';
import type { Crashed, Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';

/** Data that is fetched when a screen opens. If that fails, the person can try again, unless the link is refused. */
export interface LoadState<Data> {
  stage: 'loading' | 'shown' | 'failed' | 'dropped';
  busy: boolean;
  data: Data | undefined;
  error: FieldError | undefined;
  /** The server refuses the link, so only a new one helps. */
  refused: boolean;
}

export type LoadEvent<Data> =
  | { type: 'requested' }
  | { type: 'answered'; result: Result<Data, Problem> }
  | { type: 'restored' }
  | Crashed;

export const initialLoad = <Data>(): LoadState<Data> => ({
  stage: 'loading',
  busy: false,
  data: undefined,
  error: undefined,
  refused: false,
});

export function reduceLoad<Data>(
  state: LoadState<Data>,
  event: LoadEvent<Data>,
): Step<LoadState<Data>, { type: 'load' }> {
  switch (event.type) {
    case 'requested':
      if (state.busy || state.refused || state.stage === 'shown' || state.stage === 'dropped')
        return { state };
      return { state: { ...initialLoad(), busy: true }, command: { type: 'load' } };
    case 'answered': {
      const { result } = event;
      return {
        state: result.ok ? { ...initialLoad(), stage: 'shown', data: result.value } : failed(result.problem),
      };
    }
    case 'crashed':
      return { state: failed({ kind: 'internal' }) };
    case 'restored':
      // Another person may have pressed Back, so the data is discarded.
      return { state: { ...initialLoad(), stage: 'dropped' } };
  }
}

function failed<Data>(problem: Problem): LoadState<Data> {
  // Nothing but the link authorizes the call.
  const isInvalid = problem.kind === 'unauthorized' || problem.kind === 'forbidden';
  return {
    ...initialLoad(),
    stage: 'failed',
    error: problemError(problem, isInvalid ? INVALID_LINK : undefined),
    refused: isInvalid || problem.kind === 'refused',
  };
}
