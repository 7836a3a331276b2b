import { expect, test } from 'vitest';
import { seededVoucher } from '../../../demo/backend/seeds/vouchers.ts';
import { setUp } from './support.ts';

const email = 'victim@example.org';
const typed = {
  title: 'Spam Title',
  firstname: 'Win a prize',
  middlename: 'at www',
  lastname: 'evil.example',
};

/** Every way to have a first mail sent to an address that nobody has confirmed. */
const WAYS: [string, (string | [string, object])[]][] = [
  ['a registration', [['/members/registration', { ...typed, agreeTC: true, regType: 'default' }]]],
  ['a voucher', [[`/vouchers/${seededVoucher('asksForNames').code}/info`, typed]]],
  [
    'a registration and a forgotten password',
    [['/members/registration', { ...typed, agreeTC: true, regType: 'default' }], '/login/member/forgotpw'],
  ],
  [
    'a registration and a request for data',
    [['/members/registration', { ...typed, agreeTC: true, regType: 'default' }], '/members/personaldata'],
  ],
];

test.each(WAYS)(
  '%s in the name of somebody else mails none of the words that were typed',
  async (_, steps) => {
    const { post, outbox } = setUp({ members: { defaultregistration: true } });
    for (const step of steps) {
      const [path, body] = typeof step === 'string' ? [step, {}] : step;
      expect(await post(path, { ...body, email })).toMatchObject({ http: 200 });
    }
    const mails = outbox.list(email);
    expect(mails).toHaveLength(steps.length);
    for (const { subject, text } of mails) {
      expect(text).toMatch(/^Hello,$/m);
      for (const words of Object.values(typed)) expect(subject + text).not.toContain(words);
    }
  },
);

test('a member who has confirmed the address is greeted by name', async () => {
  const { requestToken, outbox } = setUp();
  await requestToken('/members/personaldata', 'both');
  expect(outbox.list()[0]?.text).toContain('Hello Marieke de Vries,');
});
