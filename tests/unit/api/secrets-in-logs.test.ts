import fc from 'fast-check';
import { boolean, record, string, type } from 'superstruct';
import { expect, test } from 'vitest';
import { parseReply } from '../../../src/api/client.ts';
import { pathSegment } from '../../../src/kit/url.ts';
import { anyText } from '../support/any-text.ts';
import { captureWarnings } from '../support/console.ts';

const Reply = type({ personal: record(string(), string()), sent: boolean() });
const TOKEN = 'k3y-0f-ada';

test.each([
  [`/api/v1/token/${TOKEN}`, '/api/v1/token/…'],
  [`/customer/one/api/v1/token/${TOKEN}`, '/customer/one/api/v1/token/…'],
  [`/api/v1/vouchers/${TOKEN}/info`, '/api/v1/vouchers/…'],
  [`/api/v1/members/personaldata/${TOKEN}`, '/api/v1/members/personaldata/…'],
  [`/api/v1/members/personalreports/${TOKEN}`, '/api/v1/members/personalreports/…'],
  ['/api/v1/members/portallogin', '/api/v1/members/portallogin'],
  ['/api/v1/login/member/forgotpw', '/api/v1/login/member/forgotpw'],
  ['/api/v1/settings/config/short', '/api/v1/settings/config/short'],
])('%s is logged as %s', (path, logged) => {
  const warnings = captureWarnings();
  parseReply(500, '', Reply, path);
  expect(warnings()).toEqual([`Unexpected answer from ${logged}: status 500, no envelope with a text`]);
});

const bodies = [
  (secret: string) => secret,
  (secret: string) => JSON.stringify({ status: 'OK', data: secret }),
  (secret: string) => JSON.stringify({ status: 'OK', data: { personal: { email: [secret] }, sent: true } }),
  (secret: string) => JSON.stringify({ status: 'OK', data: { personal: { email: secret }, sent: secret } }),
  (secret: string) => JSON.stringify({ status: secret, data: { email: secret } }),
  (secret: string) => JSON.stringify({ message: secret }),
];

test('for any wrong answer, neither its content nor a token is logged', () => {
  const warnings = captureWarnings();
  const paths = fc.constantFrom('token/', 'vouchers/', 'members/personaldata/', 'members/personalreports/');
  const statuses = fc.constantFrom(200, 400, 500);
  fc.assert(
    fc.property(paths, anyText, statuses, fc.constantFrom(...bodies), (path, text, status, body) => {
      const secret = `${TOKEN}${text}`;
      parseReply(status, body(secret), Reply, `/api/v1/${path}${pathSegment(secret)}`);
    }),
  );
  expect(warnings().length).toBeGreaterThan(50);
  expect(warnings().join('\n')).not.toContain(TOKEN);
});
