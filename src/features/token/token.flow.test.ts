import { expect, test } from 'vitest';
import { CHECK } from '../../contract/calls/token.api.ts';
import type { Problem } from '../../contract/problem.ts';
import { initialTokenCheck, reduceToken, type TokenEvent, type TokenState } from './token.flow.ts';

const idle = initialTokenCheck('from-route');
const checking: TokenState = { ...idle, busy: true };
const unchecked: TokenState = { ...idle, stage: 'unchecked' };
const check = { type: 'check', token: 'from-route' };
const clear = { type: 'clearAddress' };
const checked = (type: string, token?: string | null): TokenEvent => ({
  type: 'checked',
  result: { ok: true, value: token === undefined ? { type } : { type, token } },
});
const proceed = (to: string, token = 'from-route') => expect.objectContaining({ type: 'proceed', to, token });

test.each<[string, TokenState, TokenEvent, TokenState['stage'], object]>([
  ['opening the page', idle, { type: 'opened' }, 'info', check],
  ['opening it without a token', initialTokenCheck(''), { type: 'opened' }, 'fail', clear],
  ['another try', unchecked, { type: 'retried' }, 'info', check],
  ['a restored page that was busy', checking, { type: 'restored' }, 'info', check],
  ['forgotpw', checking, checked('forgotpw'), 'success', proceed('resetpw')],
  ['activate', checking, checked('activate'), 'success', proceed('activate')],
  ['pdaccess', checking, checked('pdaccess'), 'success', proceed('personaldata')],
  ['personalreports', checking, checked('personalreports'), 'success', proceed('personalreports')],
  ['portalaccess', checking, checked('portalaccess'), 'success', proceed('member')],
  ['registration', checking, checked('registration'), 'success', proceed('registrationsuccess')],
  ['vouchernewreg', checking, checked('vouchernewreg'), 'success', clear],
  ['a token in the reply', checking, checked('forgotpw', 'other'), 'success', proceed('resetpw', 'other')],
  ['an empty token in the reply', checking, checked('forgotpw', ''), 'success', proceed('resetpw')],
  ['no token in the reply', checking, checked('forgotpw', null), 'success', proceed('resetpw')],
  ['the type ""', checking, checked(''), 'fail', clear],
  ['the type "unknown"', checking, checked('unknown'), 'fail', clear],
  ['the type "constructor"', checking, checked('constructor'), 'fail', clear],
  ['the type "__proto__"', checking, checked('__proto__'), 'fail', clear],
  ['the type "FORGOTPW"', checking, checked('FORGOTPW'), 'fail', clear],
])('%s leads to a stage and a command', (_, state, event, stage, command) => {
  const step = reduceToken(state, event);
  expect(step.state).toMatchObject({ stage, busy: stage === 'info' });
  expect(step.command).toEqual(command);
});

test.each([
  [{ email: 'nora.vik@example.org' }, 'nora.vik@example.org'],
  [{ email: null }, ''],
  [{}, ''],
])('vouchernewreg with %j has confirmed the address "%s"', (fields, address) => {
  const value = { type: 'vouchernewreg', ...fields };
  const { state } = reduceToken(checking, { type: 'checked', result: { ok: true, value } });
  expect(state.confirmed).toBe(address);
});

const failing = (problem: Problem): TokenEvent => ({ type: 'checked', result: { ok: false, problem } });
const refused = failing({ kind: 'refused', call: CHECK });

/** tests/unit/contract/parse-reply.test.ts has the problem of every answer. Only a clear "no" of the server makes a link invalid (D50). */
const OUTCOMES: Record<Problem['kind'], TokenState['stage']> = {
  refused: 'fail',
  unauthorized: 'fail',
  forbidden: 'fail',
  stopped: 'unchecked',
  busy: 'unchecked',
  unexpected: 'unchecked',
  unreachable: 'unchecked',
  internal: 'unchecked',
};

test.each(Object.entries(OUTCOMES))(
  'after the problem "%s", the stage is %s: an invalid link is removed from the address, another stays',
  (kind, stage) => {
    const step = reduceToken(checking, failing({ kind, status: 503 } as Problem));
    expect(step.state).toMatchObject({ stage, busy: false, token: 'from-route' });
    expect(step.command).toEqual(stage === 'fail' ? clear : undefined);
  },
);

test.each([
  ['T1.', 'T1'],
  ['T1>', 'T1'],
  ['T1».', 'T1'],
  ['T1。', 'T1'],
  ['T1*', 'T1'],
  ['T1_', 'T1'],
  ['T1=', 'T1'],
  ['T1_.', 'T1_'],
  ['T1==)', 'T1=='],
  ['a.b-c.', 'a.b-c'],
  ['T1&utm_source=mail', 'T1'],
  ['T1?utm_source=mail', 'T1'],
  ['T1">here</a>', 'T1'],
  ['a=b', 'ab'],
  ['a=b=.', 'ab='],
])('a refused link is checked once more without what a mail may have added: %s', (written, token) => {
  const { state } = reduceToken(initialTokenCheck(written), { type: 'opened' });
  const again = reduceToken(state, refused);
  expect(again.command).toEqual({ type: 'check', token });
  expect(again.state).toMatchObject({ stage: 'info', busy: true });
  expect(reduceToken(again.state, checked('forgotpw')).command).toEqual(proceed('resetpw', token));
  expect(reduceToken(again.state, refused)).toMatchObject({ state: { stage: 'fail' }, command: clear });
});

test.each(['T1', 'a.b.c', '...'])(
  'a refused link to which a mail has added nothing is refused at once: %s',
  (token) => {
    const { state } = reduceToken(initialTokenCheck(token), { type: 'opened' });
    expect(reduceToken(state, refused)).toMatchObject({ state: { stage: 'fail' }, command: clear });
  },
);
