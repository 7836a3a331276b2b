import { expect, test } from 'vitest';
import { credentials, error, newPassword, REGISTRATION, setUp } from './support.ts';

const LONG = 'x'.repeat(101);

/** By call: a valid body, and what its fields cannot be. */
const INVALID: Record<string, [body: object, fields: Record<string, unknown[]>]> = {
  '/login/user': [
    credentials('adminWithCode'),
    { pass: [undefined, '', 'x'.repeat(1025)], twofactor: [123456, '1'.repeat(65)] },
  ],
  '/login/resetpw': [
    newPassword('x'),
    { token: [undefined, null], pass: [undefined, 12345678], pass2: [undefined, ['Windmill-Saffron-19']] },
  ],
  '/members/registration': [
    REGISTRATION,
    {
      ...{ email: [''], firstname: [7, LONG], lastname: ['see https://evil.example'], title: ['a\r\nb'] },
      ...{ agreeTC: ['yes'], regType: ['other', null], campaignid: [12], gRCtoken: [1] },
    },
  ],
  '/vouchers/x/info': [
    { email: REGISTRATION.email },
    {
      ...{ email: [''], firstname: [7, LONG], lastname: ['http://evil.example'], middlename: ['a\nb'] },
      ...{ product: [{ id: 'cmp-short' }], language: [LONG] },
    },
  ],
};

const NAMES = 'Please provide names of up to 100 characters, without a web address.';

/** People can type these, and read what to change. */
const TYPED: Record<string, string> = {
  ...{ firstname: NAMES, lastname: NAMES, middlename: NAMES, title: NAMES },
  email: 'Please provide a valid email address.',
};

const rows = Object.entries(INVALID).flatMap(([path, [body, fields]]) =>
  Object.entries(fields).map(([field, values]) => [path, field, values, body] as const),
);

test.each(rows)(
  '%s refuses the field %s if it is one of %j, and says why',
  async (path, field, values, body) => {
    const { post } = setUp();
    for (const value of values)
      expect(await post(path, { ...body, [field]: value })).toEqual(
        error(
          400,
          (typeof value === 'string' && TYPED[field]) || `The field "${field}" is missing or not valid.`,
        ),
      );
  },
);
