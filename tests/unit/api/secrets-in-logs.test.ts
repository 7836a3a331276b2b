import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReply } from '../../../src/api/parse-reply.ts';
import { type ApiPath, callName } from '../../../src/api/path.ts';
import { fields, flag, texts } from '../../../src/api/structs.ts';
import { anyText } from '../support/any-text.ts';
import { captureWarnings } from '../support/console.ts';
import { API, clientFor, fakeFetch } from './fake-fetch.ts';

const Reply = fields({ personal: texts, sent: flag });
const TOKEN = 'k3y-0f-ada';

test.each<[ApiPath, string]>([
  [['token', { token: TOKEN }], '/api/v1/token/{token}'],
  [['vouchers', { voucher: TOKEN }, 'info'], '/api/v1/vouchers/{voucher}/info'],
  [['members', 'personaldata', { token: TOKEN }], '/api/v1/members/personaldata/{token}'],
  [['members', 'portallogin'], '/api/v1/members/portallogin'],
  [['login', 'member', 'forgotpw'], '/api/v1/login/member/forgotpw'],
])('the path %j is logged as %s', async (path, logged) => {
  const warnings = captureWarnings();
  fakeFetch(async () => new Response('', { status: 500 }));
  await clientFor(`${API}/customer/one/`).get(path, Reply);
  expect(warnings()).toEqual([
    `Unexpected answer from GET ${logged}: status 500, no envelope with a text. See docs/api.md#the-envelope`,
  ]);
});

const bodies = [
  (secret: string) => secret,
  (secret: string) => JSON.stringify({ status: 'OK', data: secret }),
  (secret: string) => JSON.stringify({ status: 'OK', data: { personal: { email: [secret] }, sent: true } }),
  (secret: string) => JSON.stringify({ status: 'OK', data: { personal: { email: secret }, sent: secret } }),
  (secret: string) => JSON.stringify({ status: 'OK', data: { personal: { [secret]: 7 }, sent: true } }),
  (secret: string) => JSON.stringify({ status: 'OK', data: { personal: secret, sent: true } }),
  (secret: string) => JSON.stringify({ status: secret, data: { email: secret } }),
  (secret: string) => JSON.stringify({ message: secret }),
];

test('for any wrong answer, neither its content nor a token is logged', () => {
  const warnings = captureWarnings();
  const literals = fc.constantFrom(['token'], ['vouchers'], ['members', 'personaldata']);
  const statuses = fc.constantFrom(200, 400, 500);
  fc.assert(
    fc.property(literals, anyText, statuses, fc.constantFrom(...bodies), (segments, text, status, body) => {
      const secret = `${TOKEN}${text}`;
      parseReply(status, body(secret), Reply, callName('GET', [...segments, { secret }]));
    }),
  );
  expect(warnings().length).toBeGreaterThan(50);
  expect(warnings().join('\n')).not.toContain(TOKEN);
});
