import { expect, test } from 'vitest';
import type { Problem } from '../../../src/api/problem.ts';
import { initialTokenCheck, reduceToken, type TokenState } from '../../../src/screens/token/token.flow.ts';

const idle = initialTokenCheck('from-route');
const checking: TokenState = { ...idle, busy: true };
const checked = (check: { type: string; token?: string | null }) =>
  reduceToken(checking, { type: 'checked', result: { ok: true, value: check } });

test('a token is checked as the page opens', () => {
  expect(reduceToken(idle, { type: 'opened' })).toEqual({
    state: checking,
    command: { type: 'check', token: 'from-route' },
  });
});

test('without a token nothing is asked (D3)', () => {
  const { state, command } = reduceToken(initialTokenCheck(''), { type: 'opened' });
  expect(state.stage).toBe('fail');
  expect(command).toEqual({ type: 'clearAddress' });
});

/** Specification, section 2 "Token page". */
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

test('a vouchernewreg token shows success and stays (D11)', () => {
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
])('a response token of %j leaves "%s" to be stored (D10)', (token, stored) => {
  expect(checked({ type: 'forgotpw', ...(token !== undefined && { token }) }).command).toMatchObject({
    token: stored,
  });
});

test.each<[Problem, TokenState['stage']]>([
  [{ kind: 'refused', text: 'unknown' }, 'fail'],
  [{ kind: 'unauthorized' }, 'fail'],
  [{ kind: 'forbidden' }, 'fail'],
  [{ kind: 'unexpected' }, 'fail'],
  [{ kind: 'unreachable' }, 'offline'],
])('the problem %j ends in %s', (problem, stage) => {
  expect(reduceToken(checking, { type: 'checked', result: { ok: false, problem } }).state.stage).toBe(stage);
});

test('after no answer the same token is asked about again', () => {
  const offline: TokenState = { ...idle, stage: 'offline' };
  expect(reduceToken(offline, { type: 'retried' }).command).toEqual({ type: 'check', token: 'from-route' });
});
