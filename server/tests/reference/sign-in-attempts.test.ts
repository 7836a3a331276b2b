import { expect, test } from 'vitest';
import { credentials, error, MINUTE, ok, REGISTRATION, setUp, WRONG_PASSWORD } from './support.ts';

const KEY = 'memberWithPassword';
const right = credentials(KEY);
const wrong = { ...right, pass: 'wrong' };
const nobody = (number: number) => ({ email: `nobody-${number}@example.org`, pass: 'wrong' });
const tooMany = (when: string) => error(429, `Too many failed attempts. Please try again ${when}.`);

test('nobody waits longer because the clock was set back', async () => {
  const { post, advance } = setUp();
  for (let free = 1; free <= 5; free++) await post('/login/member', wrong);
  advance(-60 * MINUTE);
  expect(await post('/login/member', wrong)).toEqual(tooMany('in 15 minutes'));
});

test('everybody in a network goes on when the wait is over that each was told', async () => {
  const { visitor, advance } = setUp({ networkLimit: 30 });
  const pupils = Array.from({ length: 30 }, () => visitor());
  for (const [number, pupil] of pupils.entries()) await pupil.post('/login/member', nobody(number));
  advance(5 * MINUTE);
  for (const [number, pupil] of pupils.entries())
    expect(await pupil.post('/login/member', nobody(number))).toEqual(tooMany('in 10 minutes'));
  advance(10 * MINUTE);
  for (const [number, pupil] of pupils.entries())
    expect(await pupil.post('/login/member', nobody(number))).toEqual(WRONG_PASSWORD);
});

test.each([
  ['a link that signs in', 'portalaccess'],
  ['a new password', 'forgotpw'],
] as const)('a browser is known after %s, until its cookie is changed', async (_, type) => {
  const { visitor, issue, cookies, follow, post } = setUp({ networkLimit: 3 });
  const token = issue('member', KEY, type);
  if (type === 'portalaccess') await follow(token, '/member');
  else await post('/login/resetpw', { token, pass: 'Windmill-Saffron-19', pass2: 'Windmill-Saffron-19' });
  for (let number = 0; number < 3; number += 1) await visitor().post('/login/member', nobody(number));
  expect(await post('/login/member', wrong)).toEqual(WRONG_PASSWORD);
  expect(await post('/login/member', nobody(4)), 'of another address').toEqual(tooMany('in 15 minutes'));
  const device = cookies.get('portal-device') ?? '';
  for (const forged of [`${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`, `x${device}`, '.', '']) {
    cookies.set('portal-device', forged);
    expect([forged, await post('/login/member', wrong)]).toEqual([forged, tooMany('in 15 minutes')]);
  }
});

test('a browser is known for several addresses, and after 100 failures it is one like any other', async () => {
  const { visitor, post, advance } = setUp({ networkLimit: 5 });
  await post('/login/member', right);
  await post('/login/user', credentials('adminWithoutCode'));
  const fillNetwork = async () => {
    for (let number = 0; number < 5; number += 1) await visitor().post('/login/member', nobody(number));
  };
  for (let failures = 0; failures < 100; failures += 1) {
    if (failures % 5 === 0) advance(15 * MINUTE);
    if (failures % 5 === 0) await fillNetwork();
    expect(await post('/login/member', wrong)).toEqual(WRONG_PASSWORD);
  }
  advance(15 * MINUTE);
  await fillNetwork();
  expect(await post('/login/member', right)).toEqual(tooMany('in 15 minutes'));
  expect(await visitor('198.51.100.7').post('/login/member', right)).toEqual(ok({ action: 'portal' }));
});

test('campaigns and groups have limits of their own, and what cannot be sent does not count', async () => {
  const { post } = setUp({
    networkLimit: 2,
    signupLimit: 3,
    members: { defaultregistration: true, campaignsignup: true, groupsignup: true },
  });
  let person = 0;
  const register = (changes: object) => {
    person += 1;
    const email = `person-${person}@example.org`;
    return post('/members/registration', { ...REGISTRATION, email, ...changes });
  };
  for (const incomplete of [{ email: 'person' }, { lastname: '' }, { agreeTC: false }])
    for (let tries = 0; tries < 3; tries += 1)
      expect(await register(incomplete)).toMatchObject({ http: 422 });
  for (const [most, page] of [
    [2, {}],
    [3, { regType: 'campaign', campaignid: '12' }],
    [3, { regType: 'group', groupid: 'north-7' }],
  ] as const) {
    for (let tries = 0; tries < most; tries += 1) expect(await register(page)).toEqual(ok());
    expect(await register(page)).toMatchObject({ http: 429 });
  }
  const fields = { firstname: '', lastname: '' };
  const redeem = (code: string, email: string) => post(`/vouchers/${code}/info`, { ...fields, email });
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await redeem('AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', 'person')).toMatchObject({ http: 422 });
    expect(await redeem('AAAAA', 'person@example.org')).toMatchObject({ http: 404 });
  }
  for (const http of [404, 404, 429])
    expect(await redeem('AAAAA-BBBBB-CCCCC-DDDDD-EEEEE', 'person@example.org')).toMatchObject({ http });
});
