import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialSetPassword,
  reduceSetPassword,
  type SetPasswordState,
  validateNewPassword,
} from '../../../../src/screens/set-password/set-password.flow.ts';

const GOOD = 'Quiet-Meadow-74';

describe('a new password', () => {
  test.each([
    ['', '', 'password', 'incomplete: Please provide a password'],
    ['', GOOD, 'password', 'incomplete: Please provide a password'],
    ['1234567', '', 'password', 'Password must be at least 8 characters long'],
    ['1234567', 'other', 'password', 'Password must be at least 8 characters long'],
    ['😀😀😀😀', '😀😀😀😀', 'password', 'Password must be at least 8 characters long'],
    [GOOD, '', 'repeated', 'incomplete: Please repeat the new password'],
    [GOOD, 'quiet-meadow-74', 'repeated', "Passwords don't match"],
    [GOOD, `${GOOD} `, 'repeated', "Passwords don't match"],
  ])('%j repeated as %j fails at the field %s: %s', (password, repeated, field, message) => {
    expect(validateNewPassword({ password, repeated })).toEqual({ field, message });
  });

  test('is valid with eight or more characters, repeated exactly', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), (password) => {
        expect(validateNewPassword({ password, repeated: password })).toBeUndefined();
      }),
    );
  });
});

const submitted = { type: 'submitted', password: GOOD, repeated: GOOD } as const;
const busy: SetPasswordState = { ...initialSetPassword, password: GOOD, repeated: GOOD, busy: true };

test('a valid password is sent', () => {
  expect(reduceSetPassword(initialSetPassword, submitted)).toEqual({
    state: busy,
    command: { type: 'setPassword', password: GOOD, repeated: GOOD },
  });
});

test('a second submit during a request does nothing', () => {
  expect(reduceSetPassword(busy, submitted)).toEqual({ state: busy });
});

test('an invalid password is not sent, and the form keeps its values', () => {
  const { state, command } = reduceSetPassword(initialSetPassword, { ...submitted, repeated: 'x' });
  expect(command).toBeUndefined();
  expect(state).toMatchObject({ busy: false, password: GOOD, repeated: 'x', error: { field: 'repeated' } });
});

test('an error of the server is shown for the whole form, which keeps its values', () => {
  const { state } = reduceSetPassword(busy, {
    type: 'answered',
    result: { ok: false, problem: { kind: 'refused', text: 'Used before.' } },
  });
  expect(state).toMatchObject({ ...busy, busy: false, error: { message: { verbatim: 'Used before.' } } });
});

test('a saved password is cleared from the state', () => {
  const { state } = reduceSetPassword(busy, { type: 'answered', result: { ok: true, value: {} } });
  expect(state).toEqual({ ...initialSetPassword, stage: 'success' });
});

test('a page restored from the back/forward cache clears the passwords', () => {
  expect(reduceSetPassword(busy, { type: 'restored' }).state).toEqual({ ...initialSetPassword, round: 1 });
});
