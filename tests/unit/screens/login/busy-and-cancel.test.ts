import { describe, expect, test } from 'vitest';
import { initialLogin, type LoginEvent, reduceLogin } from '../../../../src/screens/login/login.flow.ts';
import {
  after,
  answered,
  cancel,
  chooseMember,
  chooseUser,
  EMAIL,
  eventsTo,
  eventsToRequest,
  failed,
  probed,
  requestCode,
  restore,
  submitCode,
  submitEmail,
  submitPassword,
} from './login-events.ts';

const submissions: [string, LoginEvent][] = [
  ['an address', submitEmail],
  ['no address', { type: 'emailSubmitted', email: '' }],
  ['the choice of admin', chooseUser],
  ['the choice of member', chooseMember],
  ['a password', submitPassword],
  ['no password', { type: 'passwordSubmitted', password: '' }],
  ['a code', submitCode],
  ['half a code', { type: 'codeSubmitted', code: '1' }],
  ['the wish for a new code', requestCode],
];

describe.each(Object.entries(eventsToRequest))('while %s is in flight', (_, events) => {
  const { state } = after(...events);

  test('the form is busy and shows no error', () => {
    expect(state).toMatchObject({ busy: true, error: undefined });
  });

  test.each(submissions)('%s does nothing', (_name, event) => {
    expect(reduceLogin(state, event)).toEqual({ state });
  });

  test.each([cancel, restore])('$type ends it', (event) => {
    expect(reduceLogin(state, event)).toEqual({ state: initialLogin(EMAIL) });
  });
});

describe.each(Object.entries(eventsTo))('at %s', (_, events) => {
  test.each([cancel, restore])(
    '$type leads back to the start, with the address and without the secrets',
    (event) => {
      expect(reduceLogin(after(...events).state, event)).toEqual({ state: initialLogin(EMAIL) });
    },
  );

  test.each([cancel, restore])('$type takes the error away', (event) => {
    const { state } = after(...events);
    const wrong = { ...state, error: { field: 'email', message: 'Password' } } as const;
    expect(reduceLogin(wrong, event).state.error).toBeUndefined();
  });
});

test.each([
  ['the probe', [submitEmail, probed('admin')]],
  ['the probe', [submitEmail, probed('portal')]],
  ['the password', [...eventsTo.password, submitPassword, answered('admin')]],
  ['the password of a member', [...eventsTo.memberpassword, submitPassword, answered('portal')]],
  ['the code', [...eventsTo.twofactor, submitCode, answered('admin')]],
])('once %s has opened the door, no secret is left', (_, events) => {
  const { state, command } = after(...events);
  expect(state).toMatchObject({ stage: 'done', busy: false, password: '', code: '' });
  expect(JSON.stringify(command)).not.toContain('password');
});

test.each([
  ['admin', 'admin'],
  ['portal', 'portal'],
] as const)('the answer %s sends the browser to %s, whatever the login type', (action, to) => {
  for (const stage of ['password', 'memberpassword'] as const) {
    expect(after(...eventsTo[stage], submitPassword, answered(action)).command).toEqual({
      type: 'go',
      to,
      email: EMAIL,
    });
  }
});

test('a reducer is pure: it changes no state it is given', () => {
  const { state } = after(...eventsTo.twofactor, submitCode, failed('answered'));
  const frozen = Object.freeze({ ...state, inactive: Object.freeze(state.inactive) });
  for (const event of [
    submitEmail,
    submitPassword,
    submitCode,
    requestCode,
    cancel,
    restore,
    probed('choice'),
    answered('challenge'),
  ]) {
    expect(() => reduceLogin(frozen, event)).not.toThrow();
  }
});
