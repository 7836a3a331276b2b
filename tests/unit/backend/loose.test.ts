import { expect, test } from 'vitest';
import { createApp } from '../../../demo/backend/app.ts';
import { createBackend } from '../../../demo/backend/create-backend.ts';
import { loosen } from '../../../demo/backend/loose/loosen.ts';
import { seededVoucher } from '../../../demo/backend/seeds/vouchers.ts';
import { findAccount } from '../../../demo/backend/store/accounts.ts';
import { issueToken, type TokenType } from '../../../demo/backend/store/tokens.ts';
import { emailOf, LOW_COST } from './support.ts';

/** A browser with a server that was started with `LOOSE=1`. */
function setUp() {
  const backend = createBackend({ passwordCost: LOW_COST, members: { defaultregistration: true } });
  const app = createApp({ ...backend, loose: true });
  let cookie = '';
  async function call(method: string, path: string, body?: object) {
    const headers = {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': cookie,
      Cookie: `XSRF-TOKEN=${cookie}`,
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await app.request(`/api/v1${path}`, init, {
      incoming: { socket: { remoteAddress: '192.0.2.1' } },
    });
    cookie = /^XSRF-TOKEN=([^;]*)/.exec(response.headers.getSetCookie().at(-1) ?? '')?.[1] ?? '';
    const type = response.headers.get('Content-Type');
    return { status: response.status, type, cookie, body: await response.json() };
  }
  return {
    get: (path: string) => call('GET', path),
    async post(path: string, body: object) {
      if (!cookie) await call('GET', '/settings/config');
      return call('POST', path, body);
    },
    issue(type: TokenType) {
      const account = findAccount(backend.database, 'member', emailOf('memberWithPassword'));
      if (!account) throw new Error('The member is missing.');
      return issueToken(backend, account, type, type === 'registration' ? { campaignid: '12' } : {});
    },
  };
}

const voucher = (key: Parameters<typeof seededVoucher>[0]) => `/vouchers/${seededVoucher(key).code}/info`;
const PERSON = { email: 'new@example.org', firstname: 'New', middlename: '', lastname: 'Person' };

test('flags are numbers or texts, and the version is a number', async () => {
  const { get, post } = setUp();
  const { body } = await get('/settings/config');
  expect(body).toMatchObject({
    status: 'OK',
    data: { version: expect.any(Number), members: { defaultregistration: '1', campaignsignup: 0 } },
  });
  expect((await post('/login', { email: emailOf('both') })).body).toMatchObject({
    data: { action: 'choice', active_user: 1, active_member: '1', membercheck: 1 },
  });
});

test('a list has entries that no portal understands, and an empty list is null', async () => {
  const { get, post } = setUp();
  expect((await get('/settings/config/short')).body.data).toMatchObject({
    systempreferences: { ssoproviders: ['Campus ID', null, 7] },
  });
  const request = { ...PERSON, product: '', language: '' };
  expect((await post(voucher('asksForNames'), request)).body.data).toMatchObject({ action: 'awaitconfirm' });
  expect((await post(voucher('asksForLanguage'), request)).body.data).toMatchObject({
    require: ['language', null, 7],
    product: null,
  });
});

test('ids are numbers, and only a link that sets a password has a target', async () => {
  const { get, issue } = setUp();
  const { body } = await get(`/token/${issue('registration')}`);
  expect(body.data).toMatchObject({ type: 'registration', memberid: expect.any(Number), campaignid: 12 });
  expect(body.data).not.toHaveProperty('target');
  expect((await get(`/token/${issue('forgotpw')}`)).body.data).toMatchObject({ target: 'member' });
});

test('a product has a number, and only the number chooses it', async () => {
  const { post } = setUp();
  const request = { ...PERSON, product: '', language: '' };
  const { body } = await post(voucher('asksForProduct'), request);
  expect(body.data.product[0]).toMatchObject({ id: 1, title: 'Team compass', parentgroup: 'root' });
  expect((await post(voucher('asksForProduct'), { ...request, product: '1' })).status).toBe(422);
  expect((await post(voucher('asksForProduct'), { ...request, product: 1 })).body.data).toMatchObject({
    action: 'awaitconfirm',
  });
});

test('a refusal is problem details, with several sentences in a list', async () => {
  const { get } = setUp();
  expect(await get('/token/unknown')).toMatchObject({
    status: 404,
    type: 'application/problem+json',
    body: {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      data: [
        { message: 'This link is unknown.' },
        { message: 'It might have expired or been used already.' },
      ],
    },
  });
  expect((await get('/campaigns/0/registration/data')).body).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is no such campaign.',
  });
});

test('the anti-forgery cookie changes with every answer', async () => {
  const { get, post } = setUp();
  const answers = [
    await get('/settings/config/short'),
    await post('/login', { email: 'nobody@example.org' }),
    await post('/login/user', { email: 'nobody@example.org', pass: 'wrong', twofactor: '' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401]);
  expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(3);
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
