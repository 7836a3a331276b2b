/* What Orca reads of every flow. Each test leaves all of it in test-results/. */

import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { type MailingCall, mailedLink } from '../flows/mailed-links.ts';
import { emailOf, passwordOf } from '../flows/portal.ts';
import type { Backend } from '../support/backend.ts';
import { codeIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
import type { Reader } from './reader.ts';
import { test } from './reader-test.ts';

type Flow = (reader: Reader, backend: Backend) => Promise<void>;

const NEW = 'harbour-violin-6419-Slate';
const NEW_TAB = 'Opens in a new tab';
const LOGGED_IN = "You're logged in. Taking you there…";

/** The page would be replaced by that of the application. */
const stay = (reader: Reader) =>
  reader.page.evaluate(() => document.addEventListener('portal-navigate', (event) => event.preventDefault()));

async function openMailed(
  reader: Reader,
  backend: Backend,
  call: MailingCall,
  key: Parameters<typeof emailOf>[0],
): Promise<string> {
  const link = await mailedLink(backend, call, key);
  await reader.open(link);
  return link;
}

const FLOWS: Readonly<Record<string, Flow>> = {
  async login(reader) {
    await reader.open('./');
    await stay(reader);
    await reader.press('Return');
    reader.hears('Incomplete! Please fill your email');
    await reader.type(emailOf('memberWithPassword'));
    await reader.press('Return');
    reader.hears('Password', 'password text');
    reader.hears('Enter your password');
    await reader.type('wrong');
    await reader.press('Return');
    reader.hears("The email address or password isn't right. Please try again.");
    await reader.retype(passwordOf('memberWithPassword'));
    await reader.press('Tab');
    reader.hears('Show password', 'push button');
    await reader.press('Tab', 'Return');
    reader.hears(LOGGED_IN);
  },
  async 'login, read'(reader) {
    await reader.open('./');
    await reader.read();
    await reader.open('./?again');
    for (const [name, role] of [
      ['Continue', 'push button'],
      ['Forgot password?', 'link'],
    ] as const) {
      await reader.press('Tab');
      reader.hears(name, role);
    }
    await reader.press('Tab', 'Tab');
    reader.hears(NEW_TAB);
    await reader.press('Tab', 'Tab', 'Tab');
    reader.hears('Got it!', 'push button');
    await reader.press('Return');
    reader.hears(NEW_TAB);
  },
  async 'login, choice and code'(reader, backend) {
    await reader.open('./');
    await stay(reader);
    await reader.type(emailOf('both'));
    await reader.press('Return');
    reader.hears('Choose an account');
    await reader.press('Tab');
    reader.hears('Member', 'push button');
    await reader.press('Tab', 'Return');
    reader.hears('Password', 'password text');
    await reader.open('./?code');
    await stay(reader);
    await reader.type(emailOf('adminWithCode'));
    await reader.press('Return');
    await reader.type(passwordOf('adminWithCode'));
    await reader.press('Return');
    reader.hears('Security code', 'entry required');
    await reader.type('12');
    await reader.press('Return');
    reader.hears('Please enter all 6 digits.');
    await reader.retype(codeIn(await mailTo(backend, emailOf('adminWithCode'))));
    reader.hears(LOGGED_IN);
  },
  async 'login, link mailed'(reader) {
    await reader.open('./');
    await reader.type(emailOf('memberWithoutPassword'));
    await reader.press('Return');
    reader.hears('Please check your inbox');
    await reader.read();
  },
  async 'login, unknown address'(reader) {
    await reader.open('./');
    await reader.type('nobody@example.org');
    await reader.press('Return');
    reader.hears('Email address', 'entry nobody@example.org selected required');
    reader.hears("We don't know this email address. Please check it, or contact whoever invited you.");
  },
  async 'login, not activated'(reader) {
    await reader.open('./');
    await reader.type(emailOf('adminNotActivated'));
    await reader.press('Return');
    reader.hears('This account has not been activated yet.');
    await reader.press('Tab', 'Tab');
    reader.hears('Activate account', 'link');
    await reader.read();
  },
  async 'forgotten password'(reader) {
    await reader.open('forgotpw');
    await reader.press('Return');
    reader.hears('Please provide your email address!');
    await reader.type(emailOf('memberWithPassword'));
    await reader.press('Return');
    reader.hears('Your Request was sent successfully!');
    await reader.press('Tab');
    reader.hears('Change the address', 'push button');
    await reader.read();
  },
  async 'new password'(reader, backend) {
    await openMailed(reader, backend, 'login/user/forgotpw', 'adminWithoutCode');
    await reader.type('password');
    reader.hears('This is one of the most used passwords.');
    await reader.press('Tab', 'Return', 'shift+Tab');
    reader.hears('New password', 'entry password selected required');
    await reader.retype(NEW);
    reader.hears('This password is hard to guess.');
    await reader.press('Tab', 'Tab');
    reader.hears('Repeat the new password', 'password text');
    await reader.type('harbour');
    await reader.press('Return');
    reader.hears("Passwords don't match");
    await reader.retype(NEW);
    await reader.press('Return');
    reader.hears('Your password has been saved.');
    await reader.read();
  },
  async 'link refused'(reader) {
    await reader.open('token/any');
    await reader.press('Tab');
    reader.hears('Log in again', 'link');
    await reader.press('Tab');
    reader.hears('Set a new password', 'link');
  },
  async voucher(reader) {
    await reader.open('voucher');
    await reader.press('Return');
    reader.hears('Please provide a valid voucher code');
    await reader.type(seededVoucher('asksForEverything').code);
    await reader.press('Tab');
    await reader.type('nora.vik@example.org');
    await reader.press('Return');
    reader.hears('First name', 'entry required');
    reader.hears('Just a few more details');
    await reader.type('Nora');
    await reader.press('Return');
    reader.hears('Last name', 'entry required');
    reader.hears('Please fill in your last name');
    await reader.type('Vik');
    await reader.press('Tab');
    reader.hears('Product', 'panel');
    await reader.press('space', 'Tab', 'space', 'Tab');
    reader.hears('Redeem', 'push button');
    await reader.press('Return');
    reader.hears('Your voucher has been accepted.');
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
    reader.hears('Please provide your e-mail address!');
    await reader.type(emailOf('memberWithoutSurveys'));
    await reader.press('Return');
    reader.hears('Your Request was sent successfully!');
  },
  async 'personal data, question before leaving'(reader, backend) {
    await openMailed(reader, backend, 'members/personaldata', 'memberWithoutSurveys');
    await reader.press('Tab', 'Tab', 'Tab', 'Return');
    reader.hears('Stay on this page', 'push button');
    await reader.press('Tab');
    reader.hears('Leave the page', 'link');
    await reader.press('Escape');
    reader.hears('Back to Login', 'link');
  },
  async 'many entries'(reader, backend) {
    await openMailed(reader, backend, 'members/personaldata', 'memberWithManySurveys');
    await reader.focus(reader.page.locator('.block > .button'));
    await reader.press('Return', 'Tab');
    reader.hears('Back to Login', 'link');
    await openMailed(reader, backend, 'members/personalreports', 'memberWithManySurveys');
    await reader.focus(reader.page.locator('[data-private] > .button'));
    await reader.press('Return', 'Tab');
    reader.hears(NEW_TAB);
  },
  async reports(reader, backend) {
    await openMailed(reader, backend, 'members/personalreports', 'memberWithPassword');
    await reader.read();
  },
  async 'language menu'(reader) {
    await reader.open('./');
    await reader.press('shift+Tab');
    reader.hears('Language', 'collapsed push button');
    await reader.press('Return');
    reader.hears('Language', 'menu');
    await reader.press('Down', 'Escape');
    reader.hears('Language', 'collapsed push button');
    await reader.press('Tab');
    reader.hears('Email address', 'entry required');
  },
};

/** Quick, and the one that breaks most easily. */
const SAMPLES = ['login'];

for (const locale of ['en-US', 'de-DE'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const [name, flow] of Object.entries(FLOWS))
      test(
        `${name}: says what has happened, and where the focus is`,
        {
          tag: SAMPLES.includes(name) && locale === 'en-US' ? SAMPLE : [],
        },
        ({ reader, backend }) => flow(reader, backend),
      );
    test.describe(() => {
      test.use({ members: { defaultregistration: true } });
      test('registration: says what has happened, and where the focus is', async ({ reader }) => {
        await reader.open('register');
        await reader.press('Tab');
        reader.hears('First name', 'entry required');
        await reader.type('Nora');
        await reader.press('Tab', 'Tab');
        await reader.type('Vik');
        await reader.press('Tab');
        await reader.type('nora.vik@example.org');
        await reader.press('Return');
        reader.hears('You must agree to the Terms & Conditions to register');
        await reader.press('space', 'Tab');
        reader.hears(NEW_TAB);
        await reader.press('Tab', 'Return');
        reader.hears('Please check your inbox');
        await reader.read();
      });
    });
  });
