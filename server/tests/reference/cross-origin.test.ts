import { expect, test } from 'vitest';
import { emailOf, setUp } from './support.ts';

const ALLOWED = 'https://www.example.org';
const FOREIGN = [
  'https://evil.example',
  'https://www.example.org.evil.example',
  'http://www.example.org',
  'null',
];
const portal = { origin: 'https://portal.example.org', allowedOrigins: ['http://localhost:3000', ALLOWED] };

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const varies = ({ headers }: Response) => headers.get('Vary')?.split(', ').includes('Origin') ?? false;

const probe = (headers: Record<string, string>) => ({
  method: 'POST',
  body: JSON.stringify({ email: emailOf('both') }),
  headers: { 'Content-Type': 'application/json', ...headers },
});

test.each(FOREIGN)('the origin %s is refused without CORS headers', async (origin) => {
  const { request } = setUp(portal);
  const preflight = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
  const answers = [
    await request('/api/v1/settings/config', { headers: { Origin: origin } }),
    await request('/api/v1/login', { method: 'OPTIONS', headers: preflight }),
    await request('/api/v1/login', probe({ Origin: origin })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  for (const answer of answers) {
    expect(corsHeaders(answer)).toEqual({});
    expect(varies(answer)).toBe(true);
  }
});

test('the anti-forgery header is required for its own origin, even when that is on the list', async () => {
  const { request } = setUp({ ...portal, allowedOrigins: [portal.origin] });
  const answer = await request('/api/v1/login', probe({ Origin: portal.origin }));
  expect([answer.status, corsHeaders(answer)]).toEqual([403, {}]);
});

test.each(['/', '/outbox.json', '/member', '/login/'])('%s has no CORS headers', async (path) => {
  const { request } = setUp(portal);
  expect(corsHeaders(await request(path, { headers: { Origin: ALLOWED } }))).toEqual({});
});

test('without a list no other origin is allowed', async () => {
  const { request } = setUp({ origin: portal.origin });
  const answer = await request('/api/v1/settings/config', { headers: { Origin: ALLOWED } });
  expect([corsHeaders(answer), varies(answer)]).toEqual([{}, false]);
  expect((await request('/api/v1/login', probe({ Origin: ALLOWED }))).status).toBe(403);
});
