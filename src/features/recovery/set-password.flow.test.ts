import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { INVALID_LINK } from '../../contract/invalid-link.ts';
import { minimumLength } from '../../contract/password-length.ts';
import {
  initialSetPassword,
  reduceSetPassword,
  type SetPasswordEvent,
  type SetPasswordState,
  validateNewPassword,
} from './set-password.flow.ts';

const GOOD = 'Quiet-Meadow-74';
const EMOJI = '😀'.repeat(8);
const SHORT = 'Password must be at least 8 characters long';
const NINE = { key: 'Password must be at least {{count}} characters long', parameters: { count: 9 } };

test.each([
  ['', '', 'password', 'incomplete: Please provide a password'],
  ['', GOOD, 'password', 'incomplete: Please provide a password'],
  ['1234567', '', 'password', SHORT],
  ['1234567', 'other', 'password', SHORT],
  // Characters are counted, not UTF-16 units.
  ['😀😀😀😀', '😀😀😀😀', 'password', SHORT],
  [EMOJI, EMOJI, 'password', NINE, 9],
  [GOOD, '', 'repeated', 'incomplete: Please repeat the new password'],
  [GOOD, 'quiet-meadow-74', 'repeated', "Passwords don't match"],
  [GOOD, `${GOOD} `, 'repeated', "Passwords don't match"],
] as const)('%j repeated as %j fails at the field %s: %j', (password, repeated, field, message, minimum?) => {
  const given = { password, repeated, ...(minimum && { minimum }) };
  expect(validateNewPassword(given)).toEqual({ field, message });
});

test.each([
  ['pässwörter', 'pässwörter'.normalize('NFD')],
  ['\u1112\u1161\u11ab글비밀번호입니다', '한글비밀번호입니다'],
])(
  '%s matches itself with letters that are composed differently, and is sent as it was typed first',
  (password, repeated) => {
    const { command } = reduceSetPassword(initialSetPassword, { type: 'submitted', password, repeated });
    expect(command).toEqual({ type: 'setPassword', password, repeated: password });
  },
);

test('full-width letters are other letters', () => {
  expect(validateNewPassword({ password: 'password1', repeated: 'ｐａｓｓｗｏｒｄ１' })?.field).toBe(
    'repeated',
  );
});

test('a password is valid with eight or more characters, repeated exactly', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), (password) => {
      expect(validateNewPassword({ password, repeated: password })).toBeUndefined();
    }),
  );
});

const form = { password: GOOD, repeated: GOOD };
const busy: SetPasswordState = { ...initialSetPassword, ...form, busy: true };
const idle: SetPasswordState = { ...busy, busy: false };
const submitted: SetPasswordEvent = { type: 'submitted', ...form };
const refusal = { kind: 'refused', text: 'Used before.' } as const;
const wrong = {
  ...idle,
  repeated: 'x',
  error: { field: 'repeated', message: "Passwords don't match" },
} as const;
const lostLink: SetPasswordState = {
  ...initialSetPassword,
  stage: 'refused',
  error: { message: INVALID_LINK, problem: { kind: 'unauthorized' } },
};
const failed = { ...idle, error: { message: { verbatim: 'Used before.' }, problem: refusal } };

test.each<[string, SetPasswordState, SetPasswordEvent, SetPasswordState, command?: object]>([
  ['a valid password is sent', initialSetPassword, submitted, busy, { type: 'setPassword', ...form }],
  ['a second submit does nothing', busy, submitted, busy],
  ['an invalid password is not sent and kept', initialSetPassword, { ...submitted, repeated: 'x' }, wrong],
  ['a refusal keeps the form', busy, { type: 'answered', result: { ok: false, problem: refusal } }, failed],
  [
    'a saved password is cleared from the state',
    busy,
    { type: 'answered', result: { ok: true, value: {} } },
    { ...initialSetPassword, stage: 'success' },
  ],
  [
    'a refused link ends the form and discards the passwords',
    busy,
    { type: 'answered', result: { ok: false, problem: { kind: 'unauthorized' } } },
    lostLink,
  ],
  ['a refused link stays refused on a restored page', lostLink, { type: 'restored' }, lostLink],
  ['a restored page clears the passwords', busy, { type: 'restored' }, { ...initialSetPassword, round: 1 }],
])('%s', (_, state, event, next, command) => {
  expect(reduceSetPassword(state, event)).toEqual({ state: next, command });
});

test('the minimum is what the server announces, from 8 to 64', () => {
  expect([undefined, 8, 15, '15', 64].map(minimumLength)).toEqual([8, 8, 15, 15, 64]);
});

test.each([0, 7, 65, 1e9, 15.5, Number.NaN, '', ' ', 'fifteen', '-15'])(
  'if the server announces %j, the minimum is 8, with a warning',
  (announced) => {
    const warnings = captureWarnings();
    expect(minimumLength(announced)).toBe(8);
    expect(warnings()).toEqual(['passwordminlength is not a number from 8 to 64, so it is ignored.']);
  },
);
