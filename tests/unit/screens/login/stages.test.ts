import { describe, expect, test } from 'vitest';
import type { LoginEvent } from '../../../../src/screens/login/login.flow.ts';
import type { Stage } from '../../../../src/screens/login/login-state.flow.ts';
import {
  after,
  answered,
  back,
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

/** Every event at every stage, with the next stage, whether it is busy, and the command. */
const table: [Stage, string, LoginEvent[], Stage, busy: boolean, command: string | undefined][] = [
  ['start', 'typing', [typed('email', 'a')], 'start', false, undefined],
  ['start', 'an email address', [submitEmail], 'start', true, 'probe'],
  ['start', 'an empty email address', [{ type: 'emailSubmitted', email: '' }], 'start', false, undefined],
  ['start', 'a failed probe', [submitEmail, failed('probed')], 'start', false, undefined],
  ['start', 'a restored page', [restore], 'start', false, undefined],
  ['start', 'cancel while probing', [submitEmail, cancel], 'start', false, undefined],
  ['choice', 'admin', [chooseUser], 'password', false, undefined],
  ['choice', 'member', [chooseMember], 'choice', true, 'requestLink'],
  ['choice', 'member and a sent link', [chooseMember, linkSent], 'membersuccess', false, undefined],
  [
    'choice',
    'member and a failed link request',
    [chooseMember, failed('linkRequested')],
    'choice',
    false,
    undefined,
  ],
  ['choice', 'Back', [back('start')], 'start', false, undefined],
  ['choice', 'Forward', [back('password')], 'choice', false, undefined],
  ['choice', 'cancel', [cancel], 'start', false, undefined],
  ['choice', 'cancel while requesting a link', [chooseMember, cancel], 'start', false, undefined],
  ['choice', 'a restored page', [restore], 'start', false, undefined],
  ['password', 'typing', [typed('password', 'a')], 'password', false, undefined],
  ['password', 'a password', [submitPassword], 'password', true, signIn],
  [
    'password',
    'an empty password',
    [{ type: 'passwordSubmitted', password: '' }],
    'password',
    false,
    undefined,
  ],
  ['password', 'the right password of an admin', [submitPassword, answered('admin')], 'done', false, 'go'],
  ['password', 'the right password of a member', [submitPassword, answered('portal')], 'done', false, 'go'],
  ['password', 'a challenge', [submitPassword, answered('challenge')], 'twofactor', false, undefined],
  ['password', 'a wrong password', [submitPassword, failed('answered')], 'password', false, undefined],
  ['password', 'cancel', [cancel], 'start', false, undefined],
  ['password', 'cancel while signing in', [submitPassword, cancel], 'start', false, undefined],
  ['password', 'a restored page', [restore], 'start', false, undefined],
  ['memberpassword', 'typing', [typed('password', 'a')], 'memberpassword', false, undefined],
  ['memberpassword', 'a password', [submitPassword], 'memberpassword', true, signIn],
  ['memberpassword', 'the right password', [submitPassword, answered('portal')], 'done', false, 'go'],
  ['memberpassword', 'a challenge', [submitPassword, answered('challenge')], 'twofactor', false, undefined],
  [
    'memberpassword',
    'a wrong password',
    [submitPassword, failed('answered')],
    'memberpassword',
    false,
    undefined,
  ],
  ['memberpassword', 'cancel', [cancel], 'start', false, undefined],
  ['memberpassword', 'a restored page', [restore], 'start', false, undefined],
  ['twofactor', 'typing', [typed('code', '1')], 'twofactor', false, undefined],
  ['twofactor', 'a code', [submitCode], 'twofactor', true, signIn],
  [
    'twofactor',
    'an incomplete code',
    [{ type: 'codeSubmitted', code: '123' }],
    'twofactor',
    false,
    undefined,
  ],
  ['twofactor', 'the right code', [submitCode, answered('admin')], 'done', false, 'go'],
  ['twofactor', 'a wrong code', [submitCode, failed('answered')], 'twofactor', false, undefined],
  ['twofactor', 'an expired code', [submitCode, answered('challenge')], 'twofactor', false, undefined],
  ['twofactor', 'a request for a new code', [requestCode], 'twofactor', true, signIn],
  ['twofactor', 'a new code', [requestCode, answered('challenge')], 'twofactor', false, undefined],
  [
    'twofactor',
    'a failed request for a new code',
    [requestCode, failed('answered')],
    'twofactor',
    false,
    undefined,
  ],
  ['twofactor', 'cancel', [cancel], 'start', false, undefined],
  ['twofactor', 'cancel while signing in', [submitCode, cancel], 'start', false, undefined],
  ['twofactor', 'a restored page', [restore], 'start', false, undefined],
  ['membersuccess', 'cancel', [cancel], 'start', false, undefined],
  ['membersuccess', 'a restored page', [restore], 'start', false, undefined],
  ['done', 'a restored page', [restore], 'start', false, undefined],
];

test.each(table)('the stage %s handles %s', (stage, _, events, next, busy, command) => {
  const step = after(...eventsTo[stage], ...events);
  expect([step.state.stage, step.state.busy, step.command?.type]).toEqual([next, busy, command]);
  const email = stage === 'done' ? '' : EMAIL;
  expect(step.state.email).toBe(stage === 'start' && events[0]?.type === 'typed' ? 'a' : email);
});

describe('the sign-in', () => {
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
    ['an admin who requests a new code', [...eventsTo.twofactor, requestCode], credentials],
    [
      'an admin whom the probe asked for a code',
      [submitEmail, probed('twofactor'), submitCode],
      { ...credentials, password: '', code: '123456' },
    ],
  ])('sends the credentials of %s', (_, events, expected) => {
    expect(after(...events).command).toEqual({ type: 'signIn', credentials: expected });
  });

  test('sends the password with its spaces', () => {
    const { command } = after(...eventsTo.password, { type: 'passwordSubmitted', password: '  a b ' });
    expect(command).toMatchObject({ credentials: { password: '  a b ' } });
  });

  test('sends the submitted password, because password managers fire no input events', () => {
    const { state } = after(...eventsTo.password, typed('password', 'typed'), submitPassword);
    expect(state.password).toBe(PASSWORD);
  });

  test('sends the probed email address, even if another was typed during the probe', () => {
    const { command } = after(
      submitEmail,
      typed('email', 'eve@example.org'),
      probed('password'),
      submitPassword,
    );
    expect(command).toMatchObject({ credentials: { email: EMAIL } });
  });

  test('sends the challenged password, even if another was typed during the request', () => {
    const events = [submitPassword, typed('password', `${PASSWORD}x`), answered('challenge'), submitCode];
    expect(after(...eventsTo.password, ...events).command).toMatchObject({
      credentials: { password: PASSWORD },
    });
  });
});

test('the registration gets the probed email address, even if another was typed during the probe', () => {
  const { command } = after(submitEmail, typed('email', 'eve@example.org'), probed('registration'));
  expect(command).toMatchObject({ to: 'registration', email: EMAIL });
});

describe('Back', () => {
  const code = [...eventsTo.choice, chooseMember, linkSent, cancel, ...eventsTo.twofactor];

  test('from the code keeps the password and forgets the code', () => {
    expect(after(...code, back('password')).state).toMatchObject({
      stage: 'password',
      password: PASSWORD,
      code: '',
      busy: false,
    });
  });

  test('to the choice forgets the password and the kind of account', () => {
    const { state } = after(...eventsTo.choice, chooseUser, typed('password', PASSWORD), back('choice'));
    expect(state).toMatchObject({ stage: 'choice', password: '', type: 'user', email: EMAIL });
    const member = after(...eventsTo.choice, chooseMember, linkSent, back('choice')).state;
    expect(member).toMatchObject({ stage: 'choice', type: 'user' });
  });

  test.each(['start', 'unknown'])('to the stage "%s" forgets everything except the email', (stage) => {
    expect(after(...code, back(stage)).state).toEqual(after(...code, cancel).state);
  });

  test('during a request aborts it', () => {
    expect(after(...eventsTo.twofactor, submitCode, back('password')).state.busy).toBe(false);
  });

  test('changes nothing while the area opens', () => {
    expect(after(...eventsTo.done, back('start')).state.stage).toBe('done');
  });
});
