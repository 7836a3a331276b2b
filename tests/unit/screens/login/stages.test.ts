import { describe, expect, test } from 'vitest';
import type { LoginEvent, Stage } from '../../../../src/screens/login/login.flow.ts';
import {
  after,
  answered,
  cancel,
  chooseMember,
  chooseUser,
  code,
  EMAIL,
  email,
  failed,
  linkSent,
  newCode,
  PASSWORD,
  password,
  probed,
  restore,
  typed,
  way,
} from './login-events.ts';

const membercheck = probed('choice', { membercheck: true });
const signIn = 'signIn';

/** Every stage, everything that can happen there, and what becomes of it. */
const table: [Stage, string, LoginEvent[], Stage, busy: boolean, command: string | undefined][] = [
  ['start', 'typing', [typed('email', 'a')], 'start', false, undefined],
  ['start', 'an address', [email], 'start', true, 'probe'],
  ['start', 'no address', [{ type: 'emailSubmitted', email: '' }], 'start', false, undefined],
  ['start', 'an address that was refused', [email, failed('probed')], 'start', false, undefined],
  ['start', 'coming back', [restore], 'start', false, undefined],
  ['start', 'cancel while probing', [email, cancel], 'start', false, undefined],
  ['choice', 'admin', [chooseUser], 'password', false, undefined],
  ['choice', 'member', [chooseMember], 'choice', true, 'requestLink'],
  ['choice', 'member, and the link is sent', [chooseMember, linkSent], 'membersuccess', false, undefined],
  ['choice', 'member, and no link', [chooseMember, failed('linkRequested')], 'choice', false, undefined],
  ['choice', 'cancel', [cancel], 'start', false, undefined],
  ['choice', 'cancel while asking for a link', [chooseMember, cancel], 'start', false, undefined],
  ['choice', 'coming back', [restore], 'start', false, undefined],
  ['password', 'typing', [typed('password', 'a')], 'password', false, undefined],
  ['password', 'a password', [password], 'password', true, signIn],
  ['password', 'no password', [{ type: 'passwordSubmitted', password: '' }], 'password', false, undefined],
  ['password', 'the right password of an admin', [password, answered('admin')], 'done', false, 'go'],
  ['password', 'the right password of a member', [password, answered('portal')], 'done', false, 'go'],
  ['password', 'half of it', [password, answered('challenge')], 'twofactor', false, undefined],
  ['password', 'a wrong password', [password, failed('answered')], 'password', false, undefined],
  ['password', 'cancel', [cancel], 'start', false, undefined],
  ['password', 'cancel while signing in', [password, cancel], 'start', false, undefined],
  ['password', 'coming back', [restore], 'start', false, undefined],
  ['memberpassword', 'typing', [typed('password', 'a')], 'memberpassword', false, undefined],
  ['memberpassword', 'a password', [password], 'memberpassword', true, signIn],
  ['memberpassword', 'the right password', [password, answered('portal')], 'done', false, 'go'],
  ['memberpassword', 'half of it', [password, answered('challenge')], 'twofactor', false, undefined],
  ['memberpassword', 'a wrong password', [password, failed('answered')], 'memberpassword', false, undefined],
  ['memberpassword', 'cancel', [cancel], 'start', false, undefined],
  ['memberpassword', 'coming back', [restore], 'start', false, undefined],
  ['twofactor', 'typing', [typed('code', '1')], 'twofactor', false, undefined],
  ['twofactor', 'a code', [code], 'twofactor', true, signIn],
  ['twofactor', 'half a code', [{ type: 'codeSubmitted', code: '123' }], 'twofactor', false, undefined],
  ['twofactor', 'the right code', [code, answered('admin')], 'done', false, 'go'],
  ['twofactor', 'a wrong code', [code, failed('answered')], 'twofactor', false, undefined],
  ['twofactor', 'a code that is too old', [code, answered('challenge')], 'twofactor', false, undefined],
  ['twofactor', 'the wish for a new code', [newCode], 'twofactor', true, signIn],
  ['twofactor', 'a new code', [newCode, answered('challenge')], 'twofactor', false, undefined],
  ['twofactor', 'no new code', [newCode, failed('answered')], 'twofactor', false, undefined],
  ['twofactor', 'cancel', [cancel], 'start', false, undefined],
  ['twofactor', 'cancel while signing in', [code, cancel], 'start', false, undefined],
  ['twofactor', 'coming back', [restore], 'start', false, undefined],
  ['membersuccess', 'the way back', [cancel], 'start', false, undefined],
  ['membersuccess', 'coming back', [restore], 'start', false, undefined],
  ['done', 'coming back', [restore], 'start', false, undefined],
];

test.each(table)('at %s, %s', (stage, _, events, next, busy, command) => {
  const step = after(...way[stage], ...events);
  expect([step.state.stage, step.state.busy, step.command?.type]).toEqual([next, busy, command]);
  expect(step.state.email).toBe(stage === 'start' && events[0]?.type === 'typed' ? 'a' : EMAIL);
});

describe('what is sent to sign in', () => {
  const credentials = { type: 'user', email: EMAIL, password: PASSWORD, code: '' };
  const member = [email, membercheck, chooseMember];
  test.each([
    ['an admin', [...way.password, password], credentials],
    ['an admin by choice', [email, membercheck, chooseUser, password], credentials],
    ['a member', [...way.memberpassword, password], { ...credentials, type: 'member' }],
    ['a member by choice', [...member, password], { ...credentials, type: 'member' }],
    ['an admin with a code', [...way.twofactor, code], { ...credentials, code: '123456' }],
    [
      'a member with a code',
      [...member, password, answered('challenge'), code],
      { ...credentials, type: 'member', code: '123456' },
    ],
    ['an admin who wants a new code', [...way.twofactor, newCode], credentials],
    [
      'whom the probe asked for a code',
      [email, probed('twofactor'), code],
      { ...credentials, password: '', code: '123456' },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events).command).toEqual({ type: 'signIn', credentials: expected });
  });

  test('the password goes as it is, spaces and all', () => {
    const { command } = after(...way.password, { type: 'passwordSubmitted', password: '  a b ' });
    expect(command).toMatchObject({ credentials: { password: '  a b ' } });
  });

  test('the password of the form counts, not the one that was typed: a password manager makes no events', () => {
    const { state } = after(...way.password, typed('password', 'typed'), password);
    expect(state.password).toBe(PASSWORD);
  });

  // What is typed while the request is in flight belongs to nothing that the server has seen.
  test('the address that was probed, whatever is typed into the field meanwhile', () => {
    const { command } = after(email, typed('email', 'eve@example.org'), probed('password'), password);
    expect(command).toMatchObject({ credentials: { email: EMAIL } });
  });

  test('the password that was challenged, whatever is typed into the field meanwhile', () => {
    const events = [password, typed('password', `${PASSWORD}x`), answered('challenge'), code];
    expect(after(...way.password, ...events).command).toMatchObject({ credentials: { password: PASSWORD } });
  });

  test('the registration gets the address that was probed', () => {
    const { command } = after(email, typed('email', 'eve@example.org'), probed('registration'));
    expect(command).toMatchObject({ to: 'registration', email: EMAIL });
  });
});
