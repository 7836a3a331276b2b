import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/api/problem.ts';
import { initialTokenCheck, reduceToken, type TokenState } from '../../../../src/screens/token/token.flow.ts';

const idle = initialTokenCheck('from-route');
const checking: TokenState = { ...idle, busy: true };
const checked = (check: { type: string; token?: string | null }) =>
  reduceToken(checking, { type: 'checked', result: { ok: true, value: check } });

test('opening the page checks the token', () => {
  expect(reduceToken(idle, { type: 'opened' })).toEqual({
    state: checking,
    command: { type: 'check', token: 'from-route' },
  });
});

test('without a token the page fails without a request', () => {
  const { state, command } = reduceToken(initialTokenCheck(''), { type: 'opened' });
  expect(state.stage).toBe('fail');
  expect(command).toEqual({ type: 'clearAddress' });
});

test.each([
  ['forgotpw', 'resetpw'],
  ['activate', 'activate'],
  ['pdaccess', 'personaldata'],
  ['personalreports', 'personalreports'],
  ['portalaccess', 'member'],
  ['registration', 'registrationsuccess'],
])('a token of type %s leads to %s', (type, to) => {
  const { state, command } = checked({ type });
  expect(state.stage).toBe('success');
  expect(command).toMatchObject({ type: 'proceed', to });
});

test('a vouchernewreg token shows success and stays on the page', () => {
  const { state, command } = checked({ type: 'vouchernewreg' });
  expect(state.stage).toBe('success');
  expect(command).toEqual({ type: 'clearAddress' });
});

test.each(['', 'unknown', 'constructor', '__proto__', 'FORGOTPW'])('a token of type "%s" fails', (type) => {
  expect(checked({ type }).state.stage).toBe('fail');
});

test.each([
  ['from-reply', 'from-reply'],
  ['', 'from-route'],
  [null, 'from-route'],
  [undefined, 'from-route'],
])('with the token %j in the reply, the token "%s" is stored', (token, stored) => {
  expect(checked({ type: 'forgotpw', ...(token !== undefined && { token }) }).command).toMatchObject({
    token: stored,
  });
});

test.each<[Problem, TokenState['stage']]>([
  [{ kind: 'refused', text: 'unknown' }, 'fail'],
  [{ kind: 'refused' }, 'fail'],
  [{ kind: 'unauthorized' }, 'fail'],
  [{ kind: 'forbidden' }, 'fail'],
  [{ kind: 'busy', status: 429 }, 'unchecked'],
  [{ kind: 'busy', status: 500, text: 'We broke it.' }, 'unchecked'],
  [{ kind: 'unexpected' }, 'unchecked'],
  [{ kind: 'unreachable' }, 'unchecked'],
])('the problem %j leads to the stage %s', (problem, stage) => {
  const { state, command } = reduceToken(checking, { type: 'checked', result: { ok: false, problem } });
  expect(state.stage).toBe(stage);
  // An unchecked token stays in the address, so that a reload can retry.
  expect(command).toEqual(stage === 'fail' ? { type: 'clearAddress' } : undefined);
});

test('a token that could not be checked can be checked again', () => {
  const unchecked: TokenState = { ...idle, stage: 'unchecked' };
  expect(reduceToken(unchecked, { type: 'retried' }).command).toEqual({ type: 'check', token: 'from-route' });
});
