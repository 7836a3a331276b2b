import { describe, expect, test } from 'vitest';
import { type LoginEvent, reduceLogin } from '../../../../src/screens/login/login.flow.ts';
import { initialLogin } from '../../../../src/screens/login/login-state.flow.ts';
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
  ['an email address', submitEmail],
  ['an empty email address', { type: 'emailSubmitted', email: '' }],
  ['the choice of admin', chooseUser],
  ['the choice of member', chooseMember],
  ['a password', submitPassword],
  ['an empty password', { type: 'passwordSubmitted', password: '' }],
  ['a code', submitCode],
  ['an incomplete code', { type: 'codeSubmitted', code: '1' }],
  ['a request for a new code', requestCode],
];

describe.each(Object.entries(eventsToRequest))('while %s is in flight', (_, events) => {
  const { state } = after(...events);

  test('the form is busy and has no error', () => {
    expect(state).toMatchObject({ busy: true, error: undefined });
  });

  test.each(submissions)('%s does nothing', (_name, event) => {
    expect(reduceLogin(state, event)).toEqual({ state });
  });

  test.each([cancel, restore])('$type resets the form to the email address', (event) => {
    expect(reduceLogin(state, event)).toEqual({ state: initialLogin(EMAIL) });
  });
});

describe.each(Object.entries(eventsTo))('at the stage %s', (stage, events) => {
  test.each([cancel, restore])(
    '$type resets the form, and keeps the email address until the end',
    (event) => {
      const email = ['passkey', 'done'].includes(stage) && event === restore ? '' : EMAIL;
      expect(reduceLogin(after(...events).state, event)).toEqual({ state: initialLogin(email) });
    },
  );

  test.each([cancel, restore])('$type clears the error', (event) => {
    const { state } = after(...events);
    const failing = { ...state, error: { field: 'email', message: 'Password' } } as const;
    expect(reduceLogin(failing, event).state.error).toBeUndefined();
  });
});

test.each([
  ['the probe', [submitEmail, probed('admin')]],
  ['the probe', [submitEmail, probed('portal')]],
  ['the password', [...eventsTo.password, submitPassword, answered('admin')]],
  ['the password of a member', [...eventsTo.memberpassword, submitPassword, answered('portal')]],
  ['the code', [...eventsTo.twofactor, submitCode, answered('admin')]],
])('after %s has signed the person in, no secret is left', (_, events) => {
  const { state, command } = after(...events);
  expect(state).toMatchObject({ stage: 'done', busy: false, password: '', code: '' });
  expect(JSON.stringify(command)).not.toContain('password');
});

test.each([
  ['admin', 'admin'],
  ['portal', 'portal'],
] as const)('the answer %s leads to %s for any login type', (action, to) => {
  for (const stage of ['password', 'memberpassword'] as const) {
    expect(after(...eventsTo[stage], submitPassword, answered(action)).command).toEqual({
      type: 'go',
      to,
      email: EMAIL,
    });
  }
});

test('the reducer does not modify its state', () => {
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
