import { expect, test } from 'vitest';
import { minimumLength } from '../../../../src/screens/set-password/password-length.ts';
import { validateNewPassword } from '../../../../src/screens/set-password/set-password.flow.ts';
import { captureWarnings } from '../../support/console.ts';

test.each([
  [undefined, 8],
  [8, 8],
  [15, 15],
  ['15', 15],
  [64, 64],
])('if the server announces %j, the minimum is %i', (announced, minimum) => {
  expect(minimumLength(announced)).toBe(minimum);
});

test.each([0, 7, 65, 1e9, 15.5, Number.NaN, '', ' ', 'fifteen', '-15'])(
  'if the server announces %j, it is 8, with a warning',
  (announced) => {
    const warnings = captureWarnings();
    expect(minimumLength(announced)).toBe(8);
    expect(warnings()).toEqual(['passwordminlength is not a number from 8 to 64, so it is ignored.']);
  },
);

test('characters are counted, not UTF-16 units', () => {
  const message = { key: 'Password must be at least {{count}} characters long', parameters: { count: 9 } };
  const emoji = '😀'.repeat(8);
  expect(validateNewPassword({ password: emoji, repeated: emoji, minimum: 9 })).toEqual({
    field: 'password',
    message,
  });
  expect(validateNewPassword({ password: `${emoji}a`, repeated: `${emoji}a`, minimum: 9 })).toBeUndefined();
});
