/* Codes that are not emailed. */
import { expect, test } from 'vitest';
import {
  after,
  back,
  CODE_TIME,
  EMAIL,
  enterCode,
  eventsTo,
  failed,
  PASSWORD,
  requestCode,
  submitPassword,
  typed,
} from '../../../tests/unit/support/login-events.ts';
import type { SignIn } from '../../contract/calls/login.api.ts';
import type { LoginEvent } from './login.flow.ts';

const challenged = (challenge: Omit<SignIn, 'action'>): LoginEvent => ({
  type: 'answered',
  result: { ok: true, value: { action: 'challenge', ...challenge } },
  time: CODE_TIME,
});
const gone = failed('answered', { kind: 'refused', text: 'Expired.', gone: true });
const otherCode: LoginEvent = { type: 'otherCodeChosen' };
const entry = (challenge: Omit<SignIn, 'action'>) => [
  ...eventsTo.password,
  submitPassword,
  challenged(challenge),
];
const recovery = [...entry({ channel: 'app', recovery_code: true }), typed('code', '12'), otherCode];

test('a recovery code is sent in place of the code, as it was typed except for white space', () => {
  expect(after(...recovery).state).toMatchObject({ recovering: true, code: '', error: undefined });
  const credentials = { type: 'user', email: EMAIL, password: PASSWORD, code: 'Ab3-dEf' };
  expect(after(...recovery, enterCode(' Ab3-d Ef ')).command).toEqual({ type: 'signIn', credentials });
});

test('without a recovery code, nothing is sent, and the field says what to enter', () => {
  const { state, command } = after(...recovery, enterCode(' '));
  expect(state.error).toMatchObject({ field: 'code', message: 'Please enter your recovery code.' });
  expect(command).toBeUndefined();
});

test('a wrong recovery code keeps its field, and the other field opens without its error', () => {
  const wrong = [...recovery, enterCode('Ab3'), challenged({ channel: 'app', recovery_code: true })];
  expect(after(...wrong).state).toMatchObject({ recovering: true, error: { field: 'code' } });
  expect(after(...wrong, otherCode).state).toMatchObject({ recovering: false, error: undefined });
  expect(after(...recovery, enterCode('Ab3'), otherCode).state, 'while it is sent').toMatchObject({
    recovering: true,
    code: 'Ab3',
  });
});

test('a new code, and another sign-in, begin with the security code', () => {
  const mailed = [...entry({ recovery_code: true }), otherCode];
  expect(after(...mailed, requestCode, challenged({})).state.recovering).toBe(false);
  expect(after(...mailed, enterCode('Ab3'), gone).state).toMatchObject({
    codeEnded: true,
    recovering: false,
  });
  const again = [back('password'), submitPassword, challenged({})];
  expect(after(...recovery, ...again).state).toMatchObject({ recovering: false });
});
