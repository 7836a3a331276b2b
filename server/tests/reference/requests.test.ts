import { expect, test, vi } from 'vitest';
import { type Operation, operations, resolve } from '../../scripts/describe/description.ts';
import { error, setUp } from './support.ts';

const callsWith = (wanted: string) => operations.filter(({ method }) => method === wanted);
const addressOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'x');
const GETS = callsWith('GET').map(addressOf);
const POSTS = callsWith('POST').map(addressOf);
/** Those that need a field. */
const FORMS = callsWith('POST')
  .filter(({ body }) => resolve(body?.schema).required)
  .map(addressOf);
const EVERY_CALL = { passkeys: true, members: { usecaptcha: true } };

async function refusal(response: Response): Promise<[number, unknown]> {
  const envelope = (await response.json()) as { status: unknown; data: unknown };
  expect(envelope.status).toBe('ERROR');
  expect(envelope.data).toMatch(/^[A-Z].+\.$/);
  return [response.status, envelope.data];
}

test.each(FORMS)('%s refuses invalid bodies and content types', async (path) => {
  const { send } = setUp(EVERY_CALL);
  const invalid: [number, string, string?][] = [
    [400, ''],
    [400, '{'],
    [400, 'undefined'],
    [400, 'null'],
    [400, '[]'],
    [400, '"text"'],
    [400, '{}'],
    [400, '{"__proto__": {"email": "a@example.org"}}'],
    [400, '{"email": 7, "pass": "x"}'],
    [400, '{"email": null, "pass": "x"}'],
    [400, '{"email": ["a@example.org"], "pass": "x"}'],
    [400, '{"email": {"toString": 1}, "pass": {"toString": 1}}'],
    [400, '{"toString": 1}'],
    [400, '{"email": "   ", "pass": "x"}'],
    [400, JSON.stringify({ email: `${'a'.repeat(250)}@example.org`, pass: 'x' })],
    [413, JSON.stringify({ email: 'a'.repeat(17_000), pass: 'x' })],
    [415, '{"email": "a@example.org", "pass": "x"}', 'text/plain'],
    [415, 'email=a%40example.org&pass=x', 'application/x-www-form-urlencoded'],
    [415, '{"email": "a@example.org", "pass": "x"}', ''],
    [415, '{"email": "a@example.org", "pass": "x"}', 'application/jsonp'],
  ];
  for (const [status, body, contentType = 'application/json'] of invalid) {
    const [answered] = await refusal(await send(path, body, { 'Content-Type': contentType }));
    expect([answered, body, contentType]).toEqual([status, body, contentType]);
  }
});

test('a JSON content type can have a charset', async () => {
  const { send } = setUp();
  const answer = await send('/api/v1/login', '{"email": "a@example.org"}', {
    'Content-Type': 'Application/JSON; charset=utf-8',
  });
  expect(answer.status).toBe(200);
});

test('of two anti-forgery cookies of different paths, the last one counts, as in the portal (D91)', async () => {
  const { app } = setUp();
  const statusWith = async (token: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token };
    const Cookie = 'XSRF-TOKEN=stale; XSRF-TOKEN=current';
    const body = '{"email":"ada@example.org"}';
    const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const init = { method: 'POST', headers: { ...headers, Cookie }, body };
    return (await app.request('/api/v1/login', init, env)).status;
  };
  expect([await statusWith('current'), await statusWith('stale')]).toEqual([200, 403]);
});

test('pages and GET calls set the anti-forgery cookie once', async () => {
  for (const path of ['/', '/login/', '/admin', '/api/v1/settings/config', '/api/v1/token/x']) {
    const { request } = setUp();
    const first = await request(path);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/),
    ]);
    expect((await request(path)).headers.getSetCookie()).toEqual([]);
  }
});

test('the anti-forgery cookie is secure on https', async () => {
  const { request } = setUp({ origin: 'https://portal.example.org' });
  expect((await request('/')).headers.getSetCookie()[0]).toContain('; Secure;');
});

test.each([
  ...POSTS.flatMap((path) => ['GET', 'PUT'].map((method) => [method, path, 'POST'] as const)),
  ...GETS.flatMap((path) => ['POST', 'DELETE'].map((method) => [method, path, 'GET, HEAD'] as const)),
])('%s %s is refused with the allowed methods', async (method, path, allow) => {
  const { request, cookies, get } = setUp(EVERY_CALL);
  await get('/settings/config');
  const headers = { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '' };
  const answer = await request(path, { method, headers });
  expect(answer.headers.get('Allow')).toBe(allow);
  expect((await refusal(answer))[0]).toBe(405);
});

test.each([
  ...['', '/', '/v1', '/v1/nothing', '/v1/login/', '/v1/login/nobody/forgotpw'],
  // Incomplete ones.
  ...['/v1/token/', '/v1/token/a/b', '/v1/members/personaldata/', '/v1/vouchers//info'],
  ...['/v1/campaigns//registration/data', '/v1/groups/a/b/registration/data'],
])('the unknown call /api%s is answered with an error envelope', async (path) => {
  const { request } = setUp();
  expect(await refusal(await request(`/api${path}`))).toEqual([404, 'There is no such call.']);
});

test('an unexpected failure is logged and answered without details', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { get, post, database } = setUp();
  await get('/settings/config');
  database.close();
  expect(await post('/login', { email: 'a@example.org' })).toEqual(
    error(500, 'Something went wrong on our side. Please try again in a few minutes.'),
  );
  expect(log).toHaveBeenCalledOnce();
});
