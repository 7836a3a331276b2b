import { expect, test } from 'vitest';
import { error, newPassword, ok, setUp } from './support.ts';

const COMMON = error(422, 'This is one of the most used passwords. Please choose another one.');
const OWN = error(422, 'This password is your name or email address. Please choose another one.');

test.each([
  ['SUNSHINE1', COMMON],
  ['marieke.devries@example.org', OWN],
  ['Marieke.DeVries', OWN],
  ['mariekedevries1985', OWN],
  ['Marieke de Vries!', OWN],
  ['Marieke-Harbour-92', ok()],
  ['harbour-violin-6419-Slate', ok()],
])('the new password %j is answered with %j', async (pass, expected) => {
  const { post, get, issue } = setUp();
  const token = issue('member', 'both', 'forgotpw');
  expect(await post('/login/resetpw', newPassword(token, pass))).toEqual(expected);
  expect(await get(`/token/${token}`)).toMatchObject({ http: expected.http === 200 ? 404 : 200 });
});

test('a name without its accents is also refused', async () => {
  const { post, issue } = setUp();
  const token = issue('member', 'memberWithoutPassword', 'forgotpw');
  expect(await post('/login/resetpw', newPassword(token, 'piotr zielinski 7'))).toEqual(OWN);
});
