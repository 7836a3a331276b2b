import { expect, test } from 'vitest';
import { loosen } from '../../reference/loose/loosen.ts';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { emailOf, setUp } from './support.ts';

const setUpLoose = () => setUp({ loose: true, members: { defaultregistration: true } });

const voucher = (key: Parameters<typeof seededVoucher>[0]) => `/vouchers/${seededVoucher(key).code}/info`;
const PERSON = {
  ...{ email: 'new@example.org', firstname: 'New', middlename: '', lastname: 'Person' },
  ...{ product: '', language: '' },
};

test('flags are numbers or texts, and the version is a number', async () => {
  const { get, post } = setUpLoose();
  expect(await get('/settings/config')).toMatchObject({
    status: 'OK',
    data: { version: expect.any(Number), members: { defaultregistration: '1', campaignsignup: 0 } },
  });
  expect(await post('/login', { email: emailOf('both') })).toMatchObject({
    data: { action: 'choice', active_user: 1, active_member: '1', membercheck: 1 },
  });
});

test('a list has entries that no portal understands, and an empty list is null', async () => {
  const { get, post } = setUpLoose();
  expect(await get('/settings/config/short')).toMatchObject({
    data: { systempreferences: { ssoproviders: ['Campus ID', null, 7] } },
  });
  expect(await post(voucher('asksForNames'), PERSON)).toMatchObject({ data: { action: 'awaitconfirm' } });
  expect(await post(voucher('asksForLanguage'), PERSON)).toMatchObject({
    data: { require: ['language', null, 7], product: null },
  });
});

test('ids are numbers, and only a link that sets a password has a target', async () => {
  const { get, issue } = setUpLoose();
  const registration = issue('member', 'both', 'registration', { campaignid: '12' });
  const { data } = await get(`/token/${registration}`);
  expect(data).toMatchObject({ type: 'registration', memberid: expect.any(Number), campaignid: 12 });
  expect(data).not.toHaveProperty('target');
  const reset = issue('member', 'both', 'forgotpw');
  expect(await get(`/token/${reset}`)).toMatchObject({ data: { target: 'member' } });
});

test('a product has a number, and only the number chooses it', async () => {
  const { post } = setUpLoose();
  const path = voucher('asksForProduct');
  const first = { id: 1, title: 'Team compass', parentgroup: 'root' };
  expect(await post(path, PERSON)).toMatchObject({
    data: { product: expect.arrayContaining([expect.objectContaining(first)]) },
  });
  expect(await post(path, { ...PERSON, product: '1' })).toMatchObject({ http: 422 });
  expect(await post(path, { ...PERSON, product: 1 })).toMatchObject({ data: { action: 'awaitconfirm' } });
});

test('a refusal is problem details, with several sentences in a list', async () => {
  const { request } = setUpLoose();
  const notFound = { type: 'about:blank', title: 'Not Found', status: 404 };
  const answer = await request('/api/v1/token/unknown');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
  expect(await answer.json()).toMatchObject({
    ...notFound,
    data: [{ message: 'This link is unknown.' }, { message: 'It might have expired or been used already.' }],
  });
  expect(await (await request('/api/v1/campaigns/0/registration/data')).json()).toEqual({
    ...notFound,
    detail: 'There is no such campaign.',
  });
});

test('the anti-forgery cookie changes with every answer', async () => {
  const { get, post, cookies } = setUpLoose();
  const email = 'nobody@example.org';
  const seen = new Set<string | undefined>();
  for (const answer of [
    () => get('/settings/config/short'),
    () => post('/login', { email }),
    () => post('/login/user', { email, pass: 'wrong', twofactor: '' }),
  ]) {
    expect(await answer()).not.toMatchObject({ http: 403 });
    seen.add(cookies.get('XSRF-TOKEN'));
  }
  expect(seen.size).toBe(3);
});

test('fields are in another order, and there are more of them', () => {
  const rewritten = loosen({ action: 'challenge', more: { first: 1, second: 2 } });
  expect(JSON.stringify(rewritten)).toMatch(/^{"revision".*"second":2,"first":1},"action":"challenge"}$/);
});

test('personal data has null in place of what is empty, and nothing that is not personal data', () => {
  const personal = { memberid: '10021', firstname: 'Ada', middlename: '' };
  expect(loosen({ personal, extra: { id: '7' }, survey: [] })).toEqual({
    personal: { memberid: 10021, firstname: 'Ada', middlename: null },
    extra: { id: '7' },
    survey: null,
  });
});

test('options of passkeys and tasks of ALTCHA stay as they are, with null in place of what is empty', () => {
  const options = { challenge: 'AAAA', timeout: 60000, allowCredentials: [] };
  expect(loosen(options)).toEqual({ ...options, allowCredentials: null });
  const task = { parameters: { algorithm: 'PBKDF2/SHA-256', salt: '1' }, signature: 'ab' };
  expect(loosen(task)).toEqual(task);
});
