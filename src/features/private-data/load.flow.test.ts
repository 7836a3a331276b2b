import { expect, test } from 'vitest';
import { INVALID_LINK } from '../../contract/invalid-link.ts';
import type { Problem } from '../../contract/problem.ts';
import { initialLoad, type LoadEvent, type LoadState, reduceLoad } from './load.flow.ts';

type State = LoadState<string>;

const start = initialLoad<string>();
const loading: State = { ...start, busy: true };
const shown: State = { ...start, stage: 'shown', data: 'private' };
const failed: State = { ...start, stage: 'failed', error: { message: { verbatim: 'no' } }, refused: true };
const STOPPED =
  'Something on the way stopped this. Please reload the page and try again. If it happens again, ask the person who invited you.';
const NO_ANSWER = 'The server cannot be reached. Please check your connection and try again.';
const unreachable: State = { ...start, stage: 'failed', error: { message: NO_ANSWER } };
const dropped: State = { ...start, stage: 'dropped' };

const requested = { type: 'requested' } as const;
const answer: LoadEvent<string> = { type: 'answered', result: { ok: true, value: 'private' } };
const failure = (problem: Problem): LoadEvent<string> => ({
  type: 'answered',
  result: { ok: false, problem },
});

test.each<[string, State, LoadEvent<string>, State, boolean?]>([
  ['the first request loads the data', start, requested, loading, true],
  ['a second request while loading does nothing', loading, requested, loading],
  ['shown data is not loaded again', shown, requested, shown],
  ['dropped data is not loaded again', dropped, requested, dropped],
  ['a failure can be retried', unreachable, requested, loading, true],
  ['a refused link is not tried again', failed, requested, failed],
  ['an answer is shown', loading, answer, shown],
  ['a problem is shown', loading, failure({ kind: 'refused', text: 'no' }), failed],
  ...(['unauthorized', 'forbidden'] as const).map((kind): [string, State, LoadEvent<string>, State] => [
    `a link that is ${kind} is invalid`,
    loading,
    failure({ kind }),
    { ...start, stage: 'failed', error: { message: INVALID_LINK }, refused: true },
  ]),
  [
    'a problem that does not concern the link is told',
    loading,
    failure({ kind: 'unreachable' }),
    unreachable,
  ],
  [
    'the page of a firewall does not concern the link',
    loading,
    failure({ kind: 'stopped', status: 403 }),
    { ...start, stage: 'failed', error: { message: STOPPED } },
  ],
  ['dropping clears the data', shown, { type: 'restored' }, dropped],
])('%s', (_name, state, event, next, hasCommand = false) => {
  const step = reduceLoad(state, event);
  expect(step.state).toMatchObject(next);
  expect(step.command !== undefined).toBe(hasCommand);
});
