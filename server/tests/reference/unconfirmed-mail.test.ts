import { expect, test } from 'vitest';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { REGISTRATION, setUp } from './support.ts';

const email = 'victim@example.org';
const typed = {
  title: 'Spam Title',
  firstname: 'Win a prize',
  middlename: 'at www',
  lastname: 'evil.example',
};

const registration = ['/members/registration', { ...REGISTRATION, ...typed }] as const;

/** Every way to cause a mail to an unconfirmed address. */
test.each([
  ['a registration', [registration]],
  ['a voucher', [[`/vouchers/${seededVoucher('asksForNames').code}/info`, typed]]],
  ['a registration and a forgotten password', [registration, ['/login/member/forgotpw', {}]]],
  ['a registration and a request for data', [registration, ['/members/personaldata', {}]]],
] as const)(
  '%s with the email address of another person mails none of the entered text',
  async (_, steps) => {
    const { post, outbox } = setUp({ members: { defaultregistration: true } });
    for (const [path, body] of steps)
      expect(await post(path, { ...body, email })).toMatchObject({ http: 200 });
    const mails = outbox.list(email);
    expect(mails).toHaveLength(steps.length);
    for (const { id, subject, text } of mails) {
      expect(text).toMatch(/^Hello,$/m);
      for (const words of Object.values(typed)) expect(subject + text + outbox.html(id)).not.toContain(words);
    }
  },
);
