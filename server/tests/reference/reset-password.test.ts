import { expect, test } from 'vitest';
import {
  credentials,
  emailOf,
  error,
  MINUTE,
  NEW_PASSWORD as NEW,
  newPassword,
  ok,
  setUp,
} from './support.ts';

const ANY = '/login/resetpw';
const MEMBER = '/login/member/resetpw';

const tooShort = error(422, 'The password must be at least 8 characters long.');
const tooLong = error(422, 'The password must be at most 1024 characters long.');
const different = error(422, 'The two passwords are not the same.');
const usedBefore = error(422, 'This password has been used before. Please choose another one.');

test.each([
  ['', NEW, tooShort],
  ['1234567', '7654321', tooShort],
  ['x'.repeat(1025), 'x'.repeat(1025), tooLong],
  [NEW, '', different],
  [NEW, NEW.toLowerCase(), different],
  [NEW, `${NEW} `, different],
  [credentials('both').pass, credentials('both').pass, usedBefore],
  [credentials('both').pass, NEW, different],
])('the passwords %j and %j are refused without using up the token', async (pass, pass2, expected) => {
  const { post, get, issue, text } = setUp();
  await post('/login/member', credentials('both'));
  const token = issue('member', 'both', 'forgotpw');
  expect(await post(MEMBER, newPassword(token, pass, pass2))).toEqual(expected);
  expect(await get(`/token/${token}`)).toMatchObject({ http: 200 });
  expect(await text('/member')).toContain('Marieke de Vries');
  expect(await post(MEMBER, newPassword(token))).toEqual(ok());
});

test.each(['71482950', '        ', 'Żółta-łódź', '\u{1F511}'.repeat(1024), '"\\\u0000<b>&%2F'])(
  'the password %j is accepted unchanged',
  async (pass) => {
    const { post, issue } = setUp();
    expect(await post(MEMBER, newPassword(issue('member', 'both', 'forgotpw'), pass))).toEqual(ok());
    expect(await post('/login/member', { email: emailOf('both'), pass })).toMatchObject({ http: 200 });
  },
);

test('a password is the same in NFC and NFD', async () => {
  const { post, issue } = setUp();
  const pass = 'Übergröße-7';
  await post(MEMBER, newPassword(issue('member', 'both', 'forgotpw'), pass.normalize('NFC')));
  const decomposed = { email: emailOf('both'), pass: pass.normalize('NFD') };
  expect(await post('/login/member', decomposed)).toMatchObject({ http: 200 });
  const token = issue('member', 'both', 'forgotpw');
  expect(await post(MEMBER, newPassword(token, decomposed.pass))).toEqual(usedBefore);
});

test('a token allows ten tries with former passwords in a row', async () => {
  const { post, issue, advance } = setUp();
  const token = issue('member', 'both', 'forgotpw');
  const former = newPassword(token, credentials('both').pass);
  for (let attempt = 1; attempt <= 10; attempt++) expect(await post(MEMBER, former)).toEqual(usedBefore);
  const paused = error(429, 'Too many passwords were tried. Please try again in 15 minutes.');
  expect(await post(MEMBER, former)).toEqual(paused);
  expect(await post(MEMBER, newPassword(token))).toEqual(paused);
  advance(15 * MINUTE);
  expect(await post(MEMBER, newPassword(token))).toEqual(ok());
});

test('a minimum length is announced and required', async () => {
  const { post, get, issue } = setUp({ passwordMinLength: 15 });
  expect(await get('/settings/config')).toMatchObject(ok({ systempreferences: { passwordminlength: 15 } }));
  const token = issue('user', 'both', 'forgotpw');
  expect(await post(ANY, newPassword(token, 'Quiet-Meadow-7'))).toEqual(
    error(422, 'The password must be at least 15 characters long.'),
  );
  expect(await post(ANY, newPassword(token, 'Quiet-Meadow-74'))).toEqual(ok());
});
