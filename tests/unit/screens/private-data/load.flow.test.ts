import { expect, test } from 'vitest';
import {
  initialLoad,
  type LoadEvent,
  type LoadState,
  reduceLoad,
} from '../../../../src/screens/private-data/load.flow.ts';

type State = LoadState<string>;

const start = initialLoad<string>();
const loading: State = { ...start, busy: true };
const shown: State = { ...start, stage: 'shown', data: 'private' };
const failed: State = { ...start, stage: 'failed', error: { message: { verbatim: 'no' } }, refused: true };
const unreachable: State = {
  ...start,
  stage: 'failed',
  error: { message: 'The server cannot be reached. Please check your connection and try again.' },
};
const dropped: State = { ...start, stage: 'dropped' };

const answer = (result: Extract<LoadEvent<string>, { type: 'answered' }>['result']) =>
  ({ type: 'answered', result }) as const;

test.each<[string, State, LoadEvent<string>, State, boolean]>([
  ['the first request loads the data', start, { type: 'requested' }, loading, true],
  ['a second request while loading does nothing', loading, { type: 'requested' }, loading, false],
  ['shown data is not loaded again', shown, { type: 'requested' }, shown, false],
  ['dropped data is not loaded again', dropped, { type: 'requested' }, dropped, false],
  ['a failure can be retried', failed, { type: 'requested' }, loading, true],
  ['an answer is shown', loading, answer({ ok: true, value: 'private' }), shown, false],
  [
    'a problem is shown',
    loading,
    answer({ ok: false, problem: { kind: 'refused', text: 'no' } }),
    failed,
    false,
  ],
  [
    'a problem that does not concern the link is shown as such',
    loading,
    answer({ ok: false, problem: { kind: 'unreachable' } }),
    unreachable,
    false,
  ],
  ['dropping clears the data', shown, { type: 'restored' }, dropped, false],
])('%s', (_name, state, event, next, hasCommand) => {
  const step = reduceLoad(state, event);
  expect(step.state).toMatchObject(next);
  expect(step.command !== undefined).toBe(hasCommand);
});
