import { describe, expect, test } from 'vitest';
import {
  after,
  answered,
  eventsTo,
  failed,
  PASSWORD,
  requestCode,
  submitCode,
  submitPassword,
  typed,
} from './login-events.ts';

describe('a challenge', () => {
  test('leads to an empty code field and keeps the password', () => {
    const { state } = after(...eventsTo.password, submitPassword, answered('challenge'));
    expect(state).toMatchObject({ stage: 'twofactor', password: PASSWORD, code: '', codesSent: 1 });
  });

  test('after a code empties the code field and says that the code was wrong', () => {
    const { state } = after(...eventsTo.twofactor, submitCode, answered('challenge'));
    expect(state).toMatchObject({
      stage: 'twofactor',
      code: '',
      codesSent: 2,
      error: { field: 'code', message: "This code isn't right. Please check it and try again." },
    });
  });

  test('is only called a new code if the person has asked for it', () => {
    const first = after(...eventsTo.twofactor).state;
    const requested = after(...eventsTo.twofactor, requestCode, answered('challenge')).state;
    const again = after(...eventsTo.twofactor, submitCode, answered('challenge')).state;
    expect([first, requested, again].map(({ resent }) => resent)).toEqual([false, true, false]);
  });

  test('is no longer called a new code once a code was submitted, even an incomplete one', () => {
    const requested = [...eventsTo.twofactor, requestCode, answered('challenge')] as const;
    const short = { type: 'codeSubmitted', code: '12' } as const;
    for (const submitted of [submitCode, short])
      expect(after(...requested, submitted).state.resent).toBe(false);
  });

  test('keeps the login type', () => {
    const { state } = after(...eventsTo.memberpassword, submitPassword, answered('challenge'));
    expect(state.type).toBe('member');
  });

  test('after a request for a new code is counted, a failed request is not', () => {
    expect(after(...eventsTo.twofactor, requestCode, answered('challenge')).state.codesSent).toBe(2);
    expect(after(...eventsTo.twofactor, requestCode, failed('answered')).state.codesSent).toBe(1);
  });
});

describe('a code', () => {
  test.each(['123 456', '123-456', ' 123456\n', '1 2 3 4 5 6'])(
    'entered as %j is sent as six digits',
    (text) => {
      const { command } = after(...eventsTo.twofactor, { type: 'codeSubmitted', code: text });
      expect(command).toMatchObject({ type: 'signIn', credentials: { code: '123456' } });
    },
  );

  test.each(['', '12345', '12 34', 'abcdef', '      '])(
    'entered as %j is not sent and shows an error',
    (text) => {
      const { state, command } = after(...eventsTo.twofactor, { type: 'codeSubmitted', code: text });
      expect(command).toBeUndefined();
      expect(state).toMatchObject({
        stage: 'twofactor',
        busy: false,
        error: { field: 'code', message: 'Enter all 6 digits' },
      });
    },
  );

  test('that is wrong stays in its field, which shows the error', () => {
    const { state } = after(...eventsTo.twofactor, submitCode, failed('answered'));
    expect(state).toMatchObject({
      stage: 'twofactor',
      busy: false,
      code: '123456',
      password: PASSWORD,
      error: { field: 'code', message: { verbatim: 'Not like this.' } },
    });
  });

  test('can be sent again after an error, which is cleared', () => {
    const { state, command } = after(...eventsTo.twofactor, submitCode, failed('answered'), submitCode);
    expect(state).toMatchObject({ busy: true, error: undefined });
    expect(command).toMatchObject({ credentials: { password: PASSWORD, code: '123456' } });
  });

  test('is not sent with a new password', () => {
    const { command } = after(...eventsTo.password, typed('code', '123456'), submitPassword);
    expect(command).toMatchObject({ credentials: { code: '' } });
  });
});
