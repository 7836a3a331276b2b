import { describe, expect, test } from 'vitest';
import { after, answered, code, failed, newCode, PASSWORD, password, typed, way } from './login-events.ts';

describe('a challenge', () => {
  test('leads to the code, with the password kept for it and the code empty', () => {
    const { state } = after(...way.password, password, answered('challenge'));
    expect(state).toMatchObject({ stage: 'twofactor', password: PASSWORD, code: '', codesSent: 1 });
  });

  test('that comes again empties the code once more', () => {
    const { state } = after(...way.twofactor, code, answered('challenge'));
    expect(state).toMatchObject({ stage: 'twofactor', code: '', codesSent: 2, error: undefined });
  });

  test('keeps the login type', () => {
    const { state } = after(...way.memberpassword, password, answered('challenge'));
    expect(state.type).toBe('member');
  });

  test('that was wished for is counted, one that was refused is not', () => {
    expect(after(...way.twofactor, newCode, answered('challenge')).state.codesSent).toBe(2);
    expect(after(...way.twofactor, newCode, failed('answered')).state.codesSent).toBe(1);
  });
});

describe('a code', () => {
  test.each(['123 456', '123-456', ' 123456\n', '1 2 3 4 5 6'])(
    'written as %j is sent as six digits',
    (text) => {
      const { command } = after(...way.twofactor, { type: 'codeSubmitted', code: text });
      expect(command).toMatchObject({ type: 'signIn', credentials: { code: '123456' } });
    },
  );

  test.each(['', '12345', '12 34', 'abcdef', '      '])(
    'of %j is not sent, and the person is told',
    (text) => {
      const { state, command } = after(...way.twofactor, { type: 'codeSubmitted', code: text });
      expect(command).toBeUndefined();
      expect(state).toMatchObject({
        stage: 'twofactor',
        busy: false,
        error: { field: 'code', message: 'Please enter the 6 digits of the code' },
      });
    },
  );

  test('that is wrong stays in its field, with the error under it', () => {
    const { state } = after(...way.twofactor, code, failed('answered'));
    expect(state).toMatchObject({
      stage: 'twofactor',
      busy: false,
      code: '123456',
      password: PASSWORD,
      error: { field: 'code', message: { verbatim: 'Not like this.' } },
    });
  });

  test('can be sent again after an error, which goes', () => {
    const { state, command } = after(...way.twofactor, code, failed('answered'), code);
    expect(state).toMatchObject({ busy: true, error: undefined });
    expect(command).toMatchObject({ credentials: { password: PASSWORD, code: '123456' } });
  });

  test('does not outlast a new password', () => {
    const { command } = after(...way.password, typed('code', '123456'), password);
    expect(command).toMatchObject({ credentials: { code: '' } });
  });
});
