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
  test('leads to the code, with the password kept for it and the code empty', () => {
    const { state } = after(...eventsTo.password, submitPassword, answered('challenge'));
    expect(state).toMatchObject({ stage: 'twofactor', password: PASSWORD, code: '', codesSent: 1 });
  });

  test('that comes again empties the code once more', () => {
    const { state } = after(...eventsTo.twofactor, submitCode, answered('challenge'));
    expect(state).toMatchObject({ stage: 'twofactor', code: '', codesSent: 2, error: undefined });
  });

  test('keeps the login type', () => {
    const { state } = after(...eventsTo.memberpassword, submitPassword, answered('challenge'));
    expect(state.type).toBe('member');
  });

  test('that was wished for is counted, one that was refused is not', () => {
    expect(after(...eventsTo.twofactor, requestCode, answered('challenge')).state.codesSent).toBe(2);
    expect(after(...eventsTo.twofactor, requestCode, failed('answered')).state.codesSent).toBe(1);
  });
});

describe('a code', () => {
  test.each(['123 456', '123-456', ' 123456\n', '1 2 3 4 5 6'])(
    'written as %j is sent as six digits',
    (text) => {
      const { command } = after(...eventsTo.twofactor, { type: 'codeSubmitted', code: text });
      expect(command).toMatchObject({ type: 'signIn', credentials: { code: '123456' } });
    },
  );

  test.each(['', '12345', '12 34', 'abcdef', '      '])(
    'of %j is not sent, and the person is told',
    (text) => {
      const { state, command } = after(...eventsTo.twofactor, { type: 'codeSubmitted', code: text });
      expect(command).toBeUndefined();
      expect(state).toMatchObject({
        stage: 'twofactor',
        busy: false,
        error: { field: 'code', message: 'Please enter the 6 digits of the code' },
      });
    },
  );

  test('that is wrong stays in its field, with the error under it', () => {
    const { state } = after(...eventsTo.twofactor, submitCode, failed('answered'));
    expect(state).toMatchObject({
      stage: 'twofactor',
      busy: false,
      code: '123456',
      password: PASSWORD,
      error: { field: 'code', message: { verbatim: 'Not like this.' } },
    });
  });

  test('can be sent again after an error, which goes', () => {
    const { state, command } = after(...eventsTo.twofactor, submitCode, failed('answered'), submitCode);
    expect(state).toMatchObject({ busy: true, error: undefined });
    expect(command).toMatchObject({ credentials: { password: PASSWORD, code: '123456' } });
  });

  test('does not outlast a new password', () => {
    const { command } = after(...eventsTo.password, typed('code', '123456'), submitPassword);
    expect(command).toMatchObject({ credentials: { code: '' } });
  });
});
