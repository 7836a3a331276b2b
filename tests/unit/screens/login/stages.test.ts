import { describe, expect, test } from 'vitest';
import type { LoginEvent, Stage } from '../../../../src/screens/login/login.flow.ts';
import {
  after,
  answered,
  cancel,
  chooseMember,
  chooseUser,
  EMAIL,
  eventsTo,
  failed,
  linkSent,
  PASSWORD,
  probed,
  requestCode,
  restore,
  submitCode,
  submitEmail,
  submitPassword,
  typed,
} from './login-events.ts';

const membercheck = probed('choice', { membercheck: true });
const signIn = 'signIn';

/** Every stage, everything that can happen there, and what becomes of it. */
const table: [Stage, string, LoginEvent[], Stage, busy: boolean, command: string | undefined][] = [
  ['start', 'typing', [typed('email', 'a')], 'start', false, undefined],
  ['start', 'an address', [submitEmail], 'start', true, 'probe'],
  ['start', 'no address', [{ type: 'emailSubmitted', email: '' }], 'start', false, undefined],
  ['start', 'an address that was refused', [submitEmail, failed('probed')], 'start', false, undefined],
  ['start', 'coming back', [restore], 'start', false, undefined],
  ['start', 'cancel while probing', [submitEmail, cancel], 'start', false, undefined],
  ['choice', 'admin', [chooseUser], 'password', false, undefined],
  ['choice', 'member', [chooseMember], 'choice', true, 'requestLink'],
  ['choice', 'member, and the link is sent', [chooseMember, linkSent], 'membersuccess', false, undefined],
  ['choice', 'member, and no link', [chooseMember, failed('linkRequested')], 'choice', false, undefined],
  ['choice', 'cancel', [cancel], 'start', false, undefined],
  ['choice', 'cancel while asking for a link', [chooseMember, cancel], 'start', false, undefined],
  ['choice', 'coming back', [restore], 'start', false, undefined],
  ['password', 'typing', [typed('password', 'a')], 'password', false, undefined],
  ['password', 'a password', [submitPassword], 'password', true, signIn],
  ['password', 'no password', [{ type: 'passwordSubmitted', password: '' }], 'password', false, undefined],
  ['password', 'the right password of an admin', [submitPassword, answered('admin')], 'done', false, 'go'],
  ['password', 'the right password of a member', [submitPassword, answered('portal')], 'done', false, 'go'],
  ['password', 'half of it', [submitPassword, answered('challenge')], 'twofactor', false, undefined],
  ['password', 'a wrong password', [submitPassword, failed('answered')], 'password', false, undefined],
  ['password', 'cancel', [cancel], 'start', false, undefined],
  ['password', 'cancel while signing in', [submitPassword, cancel], 'start', false, undefined],
  ['password', 'coming back', [restore], 'start', false, undefined],
  ['memberpassword', 'typing', [typed('password', 'a')], 'memberpassword', false, undefined],
  ['memberpassword', 'a password', [submitPassword], 'memberpassword', true, signIn],
  ['memberpassword', 'the right password', [submitPassword, answered('portal')], 'done', false, 'go'],
  ['memberpassword', 'half of it', [submitPassword, answered('challenge')], 'twofactor', false, undefined],
  [
    'memberpassword',
    'a wrong password',
    [submitPassword, failed('answered')],
    'memberpassword',
    false,
    undefined,
  ],
  ['memberpassword', 'cancel', [cancel], 'start', false, undefined],
  ['memberpassword', 'coming back', [restore], 'start', false, undefined],
  ['twofactor', 'typing', [typed('code', '1')], 'twofactor', false, undefined],
  ['twofactor', 'a code', [submitCode], 'twofactor', true, signIn],
  ['twofactor', 'half a code', [{ type: 'codeSubmitted', code: '123' }], 'twofactor', false, undefined],
  ['twofactor', 'the right code', [submitCode, answered('admin')], 'done', false, 'go'],
  ['twofactor', 'a wrong code', [submitCode, failed('answered')], 'twofactor', false, undefined],
  ['twofactor', 'a code that is too old', [submitCode, answered('challenge')], 'twofactor', false, undefined],
  ['twofactor', 'the wish for a new code', [requestCode], 'twofactor', true, signIn],
  ['twofactor', 'a new code', [requestCode, answered('challenge')], 'twofactor', false, undefined],
  ['twofactor', 'no new code', [requestCode, failed('answered')], 'twofactor', false, undefined],
  ['twofactor', 'cancel', [cancel], 'start', false, undefined],
  ['twofactor', 'cancel while signing in', [submitCode, cancel], 'start', false, undefined],
  ['twofactor', 'coming back', [restore], 'start', false, undefined],
  ['membersuccess', 'the way back', [cancel], 'start', false, undefined],
  ['membersuccess', 'coming back', [restore], 'start', false, undefined],
  ['done', 'coming back', [restore], 'start', false, undefined],
];

test.each(table)('at %s, %s', (stage, _, events, next, busy, command) => {
  const step = after(...eventsTo[stage], ...events);
  expect([step.state.stage, step.state.busy, step.command?.type]).toEqual([next, busy, command]);
  expect(step.state.email).toBe(stage === 'start' && events[0]?.type === 'typed' ? 'a' : EMAIL);
});

describe('what is sent to sign in', () => {
  const credentials = { type: 'user', email: EMAIL, password: PASSWORD, code: '' };
  const member = [submitEmail, membercheck, chooseMember];
  test.each([
    ['an admin', [...eventsTo.password, submitPassword], credentials],
    ['an admin by choice', [submitEmail, membercheck, chooseUser, submitPassword], credentials],
    ['a member', [...eventsTo.memberpassword, submitPassword], { ...credentials, type: 'member' }],
    ['a member by choice', [...member, submitPassword], { ...credentials, type: 'member' }],
    ['an admin with a code', [...eventsTo.twofactor, submitCode], { ...credentials, code: '123456' }],
    [
      'a member with a code',
      [...member, submitPassword, answered('challenge'), submitCode],
      { ...credentials, type: 'member', code: '123456' },
    ],
    ['an admin who wants a new code', [...eventsTo.twofactor, requestCode], credentials],
    [
      'whom the probe asked for a code',
      [submitEmail, probed('twofactor'), submitCode],
      { ...credentials, password: '', code: '123456' },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events).command).toEqual({ type: 'signIn', credentials: expected });
  });

  test('the password goes as it is, spaces and all', () => {
    const { command } = after(...eventsTo.password, { type: 'passwordSubmitted', password: '  a b ' });
    expect(command).toMatchObject({ credentials: { password: '  a b ' } });
  });

  test('the password of the form counts, not the one that was typed: a password manager makes no events', () => {
    const { state } = after(...eventsTo.password, typed('password', 'typed'), submitPassword);
    expect(state.password).toBe(PASSWORD);
  });

  // What is typed while the request is in flight belongs to nothing that the server has seen.
  test('the address that was probed, whatever is typed into the field meanwhile', () => {
    const { command } = after(
      submitEmail,
      typed('email', 'eve@example.org'),
      probed('password'),
      submitPassword,
    );
    expect(command).toMatchObject({ credentials: { email: EMAIL } });
  });

  test('the password that was challenged, whatever is typed into the field meanwhile', () => {
    const events = [submitPassword, typed('password', `${PASSWORD}x`), answered('challenge'), submitCode];
    expect(after(...eventsTo.password, ...events).command).toMatchObject({
      credentials: { password: PASSWORD },
    });
  });

  test('the registration gets the address that was probed', () => {
    const { command } = after(submitEmail, typed('email', 'eve@example.org'), probed('registration'));
    expect(command).toMatchObject({ to: 'registration', email: EMAIL });
  });
});
