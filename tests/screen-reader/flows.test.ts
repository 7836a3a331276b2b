/* What Orca reads of every flow, compared with the files in transcripts/. */

import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import type { Translate } from '../flows/localized.ts';
import { mailedLink } from '../flows/mailed-links.ts';
import { emailOf, passwordOf } from '../flows/portal.ts';
import type { Backend } from '../support/backend.ts';
import { codeIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
import type { Reader } from './reader.ts';
import { test } from './reader-test.ts';

type Flow = (reader: Reader, backend: Backend, say: Translate) => Promise<void>;

const NEW = 'harbour-violin-6419-Slate';

/** The page would be replaced by that of the application. */
const stay = (reader: Reader) =>
  reader.page.evaluate(() => document.addEventListener('portal-navigate', (event) => event.preventDefault()));

type Mail = [call: Parameters<typeof mailedLink>[1], key: Parameters<typeof emailOf>[0]];

const openMailed = async (reader: Reader, backend: Backend, ...[call, key]: Mail): Promise<string> => {
  const link = await mailedLink(backend, call, key);
  await reader.open(link, `the link of ${call}`);
  return link;
};

const FLOWS: Readonly<Record<string, Flow>> = {
  async login(reader) {
    await reader.open('./');
    await stay(reader);
    await reader.press('Return');
    await reader.type(emailOf('memberWithPassword'));
    await reader.press('Return');
    await reader.type('wrong');
    await reader.press('Return');
    await reader.retype(passwordOf('memberWithPassword'));
    await reader.press('Tab', 'Tab', 'Return');
  },
  async 'login, read'(reader) {
    await reader.open('./');
    await reader.read();
    await reader.open('./?again');
    await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Return');
  },
  async 'login, choice and code'(reader, backend) {
    await reader.open('./');
    await stay(reader);
    await reader.type(emailOf('both'));
    await reader.press('Return', 'Tab', 'Tab', 'Return');
    await reader.open('./?code');
    await stay(reader);
    await reader.type(emailOf('adminWithCode'));
    await reader.press('Return');
    await reader.type(passwordOf('adminWithCode'));
    await reader.press('Return');
    await reader.type('12');
    await reader.press('Return');
    await reader.retype(codeIn(await mailTo(backend, emailOf('adminWithCode'))), 'the code');
    await reader.press('Return');
  },
  async 'login, link mailed'(reader) {
    await reader.open('./');
    await reader.type(emailOf('memberWithoutPassword'));
    await reader.press('Return');
    await reader.read();
  },
  async 'login, unknown address'(reader) {
    await reader.open('./');
    await reader.type('nobody@example.org');
    await reader.press('Return');
  },
  async 'login, not activated'(reader) {
    await reader.open('./');
    await reader.type(emailOf('adminNotActivated'));
    await reader.press('Return', 'Tab', 'Tab', 'Tab');
    await reader.read();
  },
  async 'forgotten password'(reader) {
    await reader.open('forgotpw');
    await reader.press('Return');
    await reader.type(emailOf('memberWithPassword'));
    await reader.press('Return', 'Tab');
    await reader.read();
  },
  async 'new password'(reader, backend) {
    const link = await openMailed(reader, backend, 'login/user/forgotpw', 'adminWithoutCode');
    await reader.type('password');
    await reader.press('Tab', 'Return', 'shift+Tab');
    await reader.retype(NEW);
    await reader.press('Tab', 'Tab');
    await reader.type('harbour');
    await reader.press('Return');
    await reader.retype(NEW);
    await reader.press('Return');
    await reader.read();
    await reader.open(link, 'the link again');
  },
  async 'link refused'(reader) {
    await reader.open('token/any');
    await reader.press('Tab', 'Tab');
    await reader.read();
  },
  async voucher(reader) {
    await reader.open('voucher');
    await reader.press('Return');
    await reader.type(seededVoucher('asksForEverything').code);
    await reader.press('Tab');
    await reader.type('nora.vik@example.org');
    await reader.press('Return');
    await reader.type('Nora');
    await reader.press('Return');
    await reader.type('Vik');
    await reader.press('Tab', 'space', 'Tab', 'space', 'Tab', 'Return');
    await reader.read();
  },
  async 'voucher, read'(reader) {
    await reader.open(`voucher/${seededVoucher('asksForEverything').code}?email=nora.vik@example.org`);
    await reader.press('Tab', 'Tab', 'Return');
    await reader.read();
  },
  async 'personal data'(reader, backend) {
    await openMailed(reader, backend, 'members/personaldata', 'memberWithoutSurveys');
    await reader.read();
    await reader.open('requestpdaccess');
    await reader.press('Return');
    await reader.type(emailOf('memberWithoutSurveys'));
    await reader.press('Return');
  },
  async 'personal data, question before leaving'(reader, backend) {
    await openMailed(reader, backend, 'members/personaldata', 'memberWithoutSurveys');
    await reader.press('Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Escape');
  },
  async 'many entries'(reader, backend) {
    await openMailed(reader, backend, 'members/personaldata', 'memberWithManySurveys');
    await reader.focus(reader.page.locator('.block > .button'), 'show more');
    await reader.press('Return', 'Tab');
    await openMailed(reader, backend, 'members/personalreports', 'memberWithManySurveys');
    await reader.focus(reader.page.locator('[data-private] > .button'), 'show more');
    await reader.press('Return', 'Tab');
  },
  async reports(reader, backend) {
    await openMailed(reader, backend, 'members/personalreports', 'memberWithPassword');
    await reader.read();
    await reader.press('Tab');
  },
  async 'language menu'(reader) {
    await reader.open('./');
    await reader.press('shift+Tab', 'Return', 'Down', 'Escape', 'Tab');
  },
};

/** Quick, and the one that breaks most easily. */
const SAMPLES = ['login'];

for (const locale of ['en-US', 'de-DE'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const [name, flow] of Object.entries(FLOWS))
      test.describe(() => {
        test.use({ transcript: name.replaceAll(/\W+/g, '-') });
        const tag = SAMPLES.includes(name) && locale === 'en-US' ? SAMPLE : [];
        test(`${name} sounds as in its transcript`, { tag }, ({ reader, backend, say }) =>
          flow(reader, backend, say),
        );
      });
    test.describe(() => {
      test.use({ transcript: 'registration', members: { defaultregistration: true } });
      test('registration sounds as in its transcript', async ({ reader }) => {
        await reader.open('register');
        await reader.type('Dr');
        await reader.press('Tab');
        await reader.type('Nora');
        await reader.press('Tab', 'Tab');
        await reader.type('Vik');
        await reader.press('Tab');
        await reader.type('nora.vik@example.org');
        await reader.press('Return', 'space', 'Tab', 'Tab', 'Return');
        await reader.read();
      });
    });
  });
