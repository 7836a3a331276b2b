import { expect, test } from 'vitest';
import { traffic } from '../../../tests/support/described-traffic.ts';

/** What the flow tests report about a call and its answer. */
async function violationsOf(request: Request, answer: Response): Promise<string[]> {
  const { wrap, violations } = traffic();
  expect(await wrap(async () => answer)(request, {})).toBe(answer);
  return violations;
}

const URL_OF = 'http://localhost/api/v1/';
const get = (path: string) => new Request(URL_OF + path);
const post = (path: string, body: unknown) =>
  new Request(URL_OF + path, { method: 'POST', body: JSON.stringify(body) });
const ok = (data: unknown, headers = { 'Cache-Control': 'no-store' }) =>
  Response.json({ status: 'OK', data }, { headers });

const token = 'GET /api/v1/token/k3y is answered with 200:';

test.each<[string, Request, Response, string]>([
  [
    'a call that is not described',
    get('settings/colours'),
    ok({}),
    'GET /api/v1/settings/colours is not described',
  ],
  [
    'a field of another type',
    get('token/k3y'),
    ok({ type: 'forgotpw', target: 'MEMBER' }),
    `${token} /data/target must be equal to one of the allowed values`,
  ],
  [
    'a missing header',
    get('token/k3y'),
    ok({ type: 'forgotpw' }, { 'Cache-Control': 'max-age=60' }),
    `${token} the header Cache-Control must match pattern "\\bno-store\\b"`,
  ],
  ['an answer without an envelope', get('token/k3y'), Response.json([]), `${token} must be object`],
  [
    'a missing field of a body',
    post('login/user', { email: 'a@b.c', pass: 'x' }),
    ok({ action: 'admin' }),
    "POST /api/v1/login/user sends must have required property 'twofactor'",
  ],
  [
    'a field of a body that is not described',
    post('login', { email: 'a@b.c', remember: true }),
    ok({ action: 'password' }),
    'POST /api/v1/login sends /remember is not described',
  ],
])('%s is a violation', async (_, request, answer, violation) => {
  expect(await violationsOf(request, answer)).toContain(violation);
});

test('a compressed answer is read', async () => {
  const plain = JSON.stringify({ status: 'OK', data: 7 });
  const body = new Response(plain).body?.pipeThrough(new CompressionStream('gzip')) ?? null;
  const answer = new Response(body, { headers: { 'Content-Encoding': 'gzip' } });
  expect(await violationsOf(get('settings/products'), answer)).toEqual([
    'GET /api/v1/settings/products is answered with 200: /data must be array',
  ]);
});
