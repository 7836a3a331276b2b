import type { Step } from '../../kit/machine.ts';
import type { Result } from '../../kit/result.ts';

/** Something that is fetched once when a screen opens, and may be fetched again when that failed. */
export interface LoadState<Data, Problem> {
  stage: 'loading' | 'shown' | 'failed' | 'dropped';
  busy: boolean;
  data: Data | undefined;
  problem: Problem | undefined;
}

export type LoadEvent<Data, Problem> =
  | { type: 'wanted' }
  | { type: 'answered'; result: Result<Data, Problem> }
  /** It is private, and the person is gone. */
  | { type: 'dropped' };

export const initialLoad = <Data, Problem>(): LoadState<Data, Problem> => ({
  stage: 'loading',
  busy: false,
  data: undefined,
  problem: undefined,
});

export function reduceLoad<Data, Problem>(
  state: LoadState<Data, Problem>,
  event: LoadEvent<Data, Problem>,
): Step<LoadState<Data, Problem>, { type: 'load' }> {
  switch (event.type) {
    case 'wanted':
      if (state.busy || state.stage === 'shown' || state.stage === 'dropped') return { state };
      return { state: { ...initialLoad(), busy: true }, command: { type: 'load' } };
    case 'answered':
      if (!event.result.ok)
        return { state: { ...initialLoad(), stage: 'failed', problem: event.result.problem } };
      return { state: { ...initialLoad(), stage: 'shown', data: event.result.value } };
    case 'dropped':
      return { state: { ...initialLoad(), stage: 'dropped' } };
  }
}
