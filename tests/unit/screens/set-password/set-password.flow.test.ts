import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialSetPassword,
  reduceSetPassword,
  type SetPasswordState,
  validateNewPassword,
} from '../../../../src/screens/set-password/set-password.flow.ts';

const GOOD = 'Quiet-Meadow-74';

/** Specification, section 5: the four checks in their order. */
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
  ])('%j with %j is stopped at %s: %s', (password, repeated, field, message) => {
    expect(validateNewPassword({ password, repeated })).toEqual({ field, message });
  });

  test('of eight characters or more, repeated, is good', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), (password) => {
        expect(validateNewPassword({ password, repeated: password })).toBeUndefined();
      }),
    );
  });
});

const submitted = { type: 'submitted', password: GOOD, repeated: GOOD } as const;
const busy: SetPasswordState = { ...initialSetPassword, password: GOOD, repeated: GOOD, busy: true };

test('a good password is sent', () => {
  expect(reduceSetPassword(initialSetPassword, submitted)).toEqual({
    state: busy,
    command: { type: 'setPassword', password: GOOD, repeated: GOOD },
  });
});

test('a second submit while one is under way does nothing (D18)', () => {
  expect(reduceSetPassword(busy, submitted)).toEqual({ state: busy });
});

test('a bad one is not sent, and what was typed stays', () => {
  const { state, command } = reduceSetPassword(initialSetPassword, { ...submitted, repeated: 'x' });
  expect(command).toBeUndefined();
  expect(state).toMatchObject({ busy: false, password: GOOD, repeated: 'x', error: { field: 'repeated' } });
});

test("the server's error is a general one, and what was typed stays", () => {
  const { state } = reduceSetPassword(busy, {
    type: 'answered',
    result: { ok: false, problem: { kind: 'refused', text: 'Used before.' } },
  });
  expect(state).toEqual({ ...busy, busy: false, error: { message: { verbatim: 'Used before.' } } });
});

test('a saved password is forgotten here', () => {
  const { state } = reduceSetPassword(busy, { type: 'answered', result: { ok: true, value: {} } });
  expect(state).toEqual({ ...initialSetPassword, stage: 'success' });
});

test('coming back from the back/forward cache forgets what was typed', () => {
  expect(reduceSetPassword(busy, { type: 'restored' }).state).toEqual({ ...initialSetPassword, round: 1 });
});
