import { describe, expect, test } from 'vitest';
import { initialLogin, isMemberMode } from '../../../../src/screens/login/login-state.flow.ts';
import { after, chooseMember, chooseUser, EMAIL, probed, submitEmail } from './login-events.ts';

test('the form starts with the given email address', () => {
  const state = initialLogin(EMAIL);
  expect(state).toMatchObject({ stage: 'start', busy: false, email: EMAIL, password: '', code: '' });
  expect(state.error).toBeUndefined();
  expect(isMemberMode(state)).toBe(false);
});

describe('an email address', () => {
  test('is trimmed and probed', () => {
    const { state, command } = after({ type: 'emailSubmitted', email: `  ${EMAIL}\n` });
    expect(state).toMatchObject({ stage: 'start', busy: true, email: EMAIL, error: undefined });
    expect(command).toEqual({ type: 'probe', email: EMAIL });
  });

  test.each(['', ' ', '\t\n'])('that is blank (%j) is not probed and shows an error', (blank) => {
    const { state, command } = after({ type: 'emailSubmitted', email: blank });
    expect(command).toBeUndefined();
    expect(state).toMatchObject({
      stage: 'start',
      busy: false,
      error: { field: 'email', message: 'Incomplete! Please fill your email' },
    });
  });

  test('is read from what was pasted, such as a name with an address', () => {
    const { command } = after({ type: 'emailSubmitted', email: `Ada <mailto:${EMAIL}>` });
    expect(command).toEqual({ type: 'probe', email: EMAIL });
  });

  test('without an @ that the server does not know stays in its field, and registration is not opened', () => {
    const { state, command } = after({ type: 'emailSubmitted', email: 'ada' }, probed('registration'));
    expect(command).toBeUndefined();
    expect(state).toMatchObject({
      stage: 'start',
      busy: false,
      email: 'ada',
      error: {
        field: 'email',
        message: 'This address has no @. Please enter your complete email address.',
      },
    });
  });

  test('without an @ that the server knows is accepted, such as the name of an admin', () => {
    const { state } = after({ type: 'emailSubmitted', email: 'ada' }, probed('password'));
    expect(state).toMatchObject({ stage: 'password', email: 'ada' });
  });

  test('submitted after an error clears the error', () => {
    const { state } = after({ type: 'emailSubmitted', email: '' }, submitEmail);
    expect(state.error).toBeUndefined();
  });
});

test.each([
  ['choice', 'choice', false, undefined],
  ['password', 'password', false, undefined],
  ['memberpassword', 'memberpassword', true, undefined],
  ['twofactor', 'twofactor', false, undefined],
  ['membersuccess', 'membersuccess', true, undefined],
  ['registration', 'start', false, { type: 'go', to: 'registration', email: EMAIL }],
  ['admin', 'done', false, { type: 'go', to: 'admin', email: EMAIL }],
  ['portal', 'done', false, { type: 'go', to: 'portal', email: EMAIL }],
] as const)('the action %s leads to the stage %s (member mode: %s)', (action, stage, memberMode, command) => {
  const step = after(submitEmail, probed(action));
  expect(step.state).toMatchObject({ stage, busy: false, email: EMAIL, error: undefined });
  expect(isMemberMode(step.state)).toBe(memberMode);
  expect(step.command).toEqual(command);
});

// Only `false` means that an account was never activated.
const flags = [
  [undefined, false],
  [null, false],
  [true, false],
  [false, true],
] as const;

test.each(flags)('active_user %s makes the admin account inactive: %s', (active_user, inactive) => {
  const { state } = after(submitEmail, probed('choice', { active_user }));
  expect(state.inactive).toEqual({ user: inactive, member: false });
});

test.each(flags)('active_member %s makes the member account inactive: %s', (active_member, inactive) => {
  const { state } = after(submitEmail, probed('choice', { active_member }));
  expect(state.inactive).toEqual({ user: false, member: inactive });
});

test('the flags are kept after the choice', () => {
  const flagged = probed('choice', { active_user: true, active_member: false, membercheck: true });
  expect(after(submitEmail, flagged, chooseMember).state.inactive).toEqual({ user: false, member: true });
});

test('the flags are dropped for another probe', () => {
  const first = probed('choice', { active_user: false, active_member: false, membercheck: true });
  const { state } = after(submitEmail, first, { type: 'cancelled' }, submitEmail, probed('choice'));
  expect(state).toMatchObject({ inactive: { user: false, member: false }, memberCheck: false });
});

describe('the choice', () => {
  test.each([undefined, null, false, true])(
    'of admin leads to the password (membercheck: %s)',
    (membercheck) => {
      const { state, command } = after(submitEmail, probed('choice', { membercheck }), chooseUser);
      expect(state).toMatchObject({ stage: 'password', busy: false, type: 'user' });
      expect(command).toBeUndefined();
    },
  );

  test('of member leads to the member password if membercheck is true', () => {
    const { state, command } = after(submitEmail, probed('choice', { membercheck: true }), chooseMember);
    expect(state).toMatchObject({ stage: 'memberpassword', busy: false, type: 'member' });
    expect(command).toBeUndefined();
  });

  test.each([undefined, null, false])('of member requests a link if membercheck is %s', (membercheck) => {
    const { state, command } = after(submitEmail, probed('choice', { membercheck }), chooseMember);
    expect(state).toMatchObject({ stage: 'choice', busy: true, type: 'member' });
    expect(isMemberMode(state)).toBe(true);
    expect(command).toEqual({ type: 'requestLink', email: EMAIL });
  });
});
