import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../src/api/problem.ts';
import type { Message } from '../../../../src/i18n/message.ts';
import { isMemberMode } from '../../../../src/screens/login/login-state.flow.ts';
import {
  after,
  chooseMember,
  EMAIL,
  eventsTo,
  eventsToRequest,
  failed,
  linkSent,
  PASSWORD,
  submitPassword,
} from './login-events.ts';

const problems: [Problem, Message][] = [
  [{ kind: 'forbidden' }, 'This account has no access. Please contact whoever invited you.'],
  [{ kind: 'unexpected' }, 'Something went wrong on our side. Please try again in a few minutes.'],
  [{ kind: 'unreachable' }, 'The server cannot be reached. Please check your connection and try again.'],
  [{ kind: 'refused', text: 'Locked. <b>Wait</b>.' }, { verbatim: 'Locked. <b>Wait</b>.' }],
];
const requests = [
  ['the probe', 'probed', 'start', 'email'],
  ['the link request', 'linkRequested', 'choice', 'choice'],
  ['the admin sign-in', 'answered', 'password', 'password'],
  ['the member sign-in', 'answered', 'memberpassword', 'password'],
  ['the sign-in with a code', 'answered', 'twofactor', 'code'],
  ['the request for a new code', 'answered', 'twofactor', 'code'],
] as const;

describe.each(requests)('when %s fails', (request, type, stage, field) => {
  const events = eventsToRequest[request] ?? [];

  test.each(problems)('with %j, the active field shows the message', (problem, message) => {
    const { state, command } = after(...events, failed(type, problem));
    expect(state).toMatchObject({ stage, busy: false, error: { field, message } });
    expect(command).toBeUndefined();
  });

  test('the text of the field is only called refused if the server has refused it', () => {
    const kinds = problems.filter(
      ([problem]) => after(...events, failed(type, problem)).state.error?.refused,
    );
    const expected = type === 'answered' ? ['refused'] : [];
    expect(kinds.map(([{ kind }]) => kind)).toEqual(expected);
  });

  test('the form keeps its values', () => {
    const before = after(...events).state;
    const { state } = after(...events, failed(type));
    expect([state.email, state.password, state.code]).toEqual([before.email, before.password, before.code]);
    expect(state.email).toBe(EMAIL);
  });

  test('a repeated error is a new object, so that it is announced again', () => {
    const once = after(...events, failed(type)).state.error;
    const again = after(...events, failed(type), events.at(-1) ?? submitPassword, failed(type)).state.error;
    expect(again).toEqual(once);
    expect(again).not.toBe(once);
  });
});

const WRONG_PASSWORD = "The email address or password isn't right. Please try again.";
const WRONG_CODE = "This code isn't right. Please check it and try again.";
const REFUSED = 'This request was refused. Please try again.';

test.each([
  ['the probe', REFUSED],
  ['the link request', REFUSED],
  ['the admin sign-in', WRONG_PASSWORD],
  ['the member sign-in', WRONG_PASSWORD],
  ['the sign-in with a code', WRONG_CODE],
  ['the request for a new code', REFUSED],
])('a 401 of %s says: %s', (request, message) => {
  const [, type, stage] = requests.find(([name]) => name === request) ?? requests[0];
  const { state } = after(...(eventsToRequest[request] ?? []), failed(type, { kind: 'unauthorized' }));
  expect(state).toMatchObject({ stage, error: { message } });
});

test('an empty password is not sent and shows an error', () => {
  const { state, command } = after(...eventsTo.password, { type: 'passwordSubmitted', password: '' });
  expect(command).toBeUndefined();
  expect(state.error).toEqual({ field: 'password', message: 'Please enter your password' });
});

test('a password of spaces is sent', () => {
  const { command } = after(...eventsTo.password, { type: 'passwordSubmitted', password: '  ' });
  expect(command).toMatchObject({ type: 'signIn' });
});

test('a failed link request leads back to the choice, where it can be retried', () => {
  const { state } = after(...eventsTo.choice, chooseMember, failed('linkRequested'));
  expect(isMemberMode(state)).toBe(false);
  const again = after(...eventsTo.choice, chooseMember, failed('linkRequested'), chooseMember);
  expect(again).toMatchObject({ state: { busy: true, error: undefined }, command: { type: 'requestLink' } });
  expect(
    after(...eventsTo.choice, chooseMember, failed('linkRequested'), chooseMember, linkSent).state.stage,
  ).toBe('membersuccess');
});

test('a wrong password can be retried', () => {
  const retried = after(...eventsTo.password, submitPassword, failed('answered'), submitPassword);
  expect(retried.command).toMatchObject({ credentials: { password: PASSWORD } });
});
