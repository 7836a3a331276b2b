/* The error of a check, after the person has typed. */
import { expect, test } from 'vitest';
import type { FieldError } from '../../../src/i18n/field-error.ts';
import type { Step } from '../../../src/kit/machine.ts';
import { reduceLogin } from '../../../src/screens/login/login.flow.ts';
import { enterStage, initialLogin } from '../../../src/screens/login/login-state.flow.ts';
import {
  initialMailRequest,
  mailRequestReducer,
} from '../../../src/screens/mail-request/mail-request.flow.ts';
import {
  initialRegistration,
  reduceRegistration,
} from '../../../src/screens/registration/registration.flow.ts';
import {
  initialSetPassword,
  reduceSetPassword,
} from '../../../src/screens/set-password/set-password.flow.ts';
import { reduceVoucher } from '../../../src/screens/voucher/voucher.flow.ts';
import { initialVoucher } from '../../../src/screens/voucher/voucher-state.flow.ts';

interface Shown {
  error: FieldError | undefined;
}
type Reduce = (state: never, event: never) => Step<Shown, unknown>;

const typed = (field: string, text: string) => ({ type: 'typed', field, text });
const changed = (form: object) => ({ type: 'changed', form });

const mailRequest = mailRequestReducer('Please provide your email address!');
const registration = { ...initialRegistration(''), stage: 'entry' };
const names = { ...registration.form, firstname: 'Ada', lastname: 'Lovelace' };
const passwords = { type: 'submitted', password: 'Quiet-Meadow', repeated: 'Quiet-Meadow-7' };
const short = { type: 'submitted', password: 'Quiet', repeated: '' };
const code = enterStage(initialLogin('ada@example.org'), 'twofactor');

/** A submission, a key that changes nothing about the error, and one that corrects it. */
test.each<[string, Reduce, object, object, object | undefined, object]>([
  [
    'login',
    reduceLogin,
    initialLogin(''),
    { type: 'emailSubmitted', email: '' },
    undefined,
    typed('email', 'a'),
  ],
  [
    'security code',
    reduceLogin,
    code,
    { type: 'codeSubmitted', code: '12' },
    undefined,
    typed('code', '123'),
  ],
  [
    'mail request',
    mailRequest,
    initialMailRequest(''),
    { type: 'submitted', email: '' },
    { type: 'typed', text: ' ' },
    { type: 'typed', text: 'a' },
  ],
  [
    'registration',
    reduceRegistration,
    registration,
    { type: 'submitted', form: registration.form },
    changed({ lastname: 'Lovelace' }),
    changed({ firstname: 'Ada' }),
  ],
  [
    'registration without an address',
    reduceRegistration,
    registration,
    { type: 'submitted', form: names },
    changed({ title: 'Dr.' }),
    changed({ email: 'ada@example.org' }),
  ],
  [
    'new password that is repeated wrongly',
    reduceSetPassword,
    initialSetPassword,
    passwords,
    typed('password', 'Quiet-Meadow-'),
    typed('password', 'Quiet-Meadow-7'),
  ],
  [
    'new password that is too short',
    reduceSetPassword,
    initialSetPassword,
    short,
    typed('password', 'Quiet-M'),
    typed('password', 'Quiet-Me'),
  ],
  [
    'voucher',
    reduceVoucher,
    initialVoucher('56HES', ''),
    { type: 'submitted', form: {} },
    typed('email', 'ada@example.org'),
    typed('voucher', '56HES-Z3NPS-4TPQ9-USKUN-M3XXL'),
  ],
])(
  'of the form "%s" ends with its reason, and not before',
  (_, reduce, initial, submission, key, correction) => {
    const send = (state: object, event: object) => reduce(state as never, event as never).state;
    const refused = send(initial, submission);
    expect(refused.error?.message).toBeDefined();
    if (key) expect(send(refused, key).error).toBe(refused.error);
    expect(send(key ? send(refused, key) : refused, correction).error).toBeUndefined();
  },
);

test.each<[string, Reduce, object, object]>([
  ['login', reduceLogin, initialLogin(''), typed('email', 'a')],
  ['mail request', mailRequest, initialMailRequest(''), { type: 'typed', text: 'a' }],
  ['registration', reduceRegistration, registration, changed({ firstname: 'Ada' })],
  ['new password', reduceSetPassword, initialSetPassword, typed('password', 'Quiet-Meadow-7')],
  ['voucher', reduceVoucher, initialVoucher('', ''), typed('email', 'ada@example.org')],
])('what a server has said about the form "%s" stays', (_, reduce, initial, event) => {
  const error = { message: { verbatim: 'No.' }, problem: { kind: 'refused' } };
  expect(reduce({ ...initial, error } as never, event as never).state.error).toBe(error);
});
