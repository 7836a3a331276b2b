import { expect, test } from 'vitest';
import { HTML, textsOf, withBackend } from './backend.ts';
import { at, data, HANNA, withBody } from './faults/fault.ts';

const PROVIDERS = 'Login, buttons of single sign-on';
const FILES = 'Page, caching and missing files';
const { check } = withBackend();

test('the requests of a check are listed without the token', async () => {
  expect(
    await check({ token: 'a secret', only: ['Login, email address', 'Token page, link of --token'] }),
  ).toMatchObject([
    { requests: ['POST /api/v1/login 200', 'POST /api/v1/login 200'] },
    { requests: ['GET /api/v1/token/{token} 404'] },
  ]);
});

const TOKEN = 'secret/Token_42';

test.each([
  ['https://other.example/token/secret%2fToken_42?t=secret/Token_42', 'https://other.example/token/{token}'],
  ['/login/token/secret%2FToken_42#session=9e8d7c', '/login/token/{token}'],
  ['/start?code=another-secret', '/start'],
  ['/go/secret%252FToken_42', '/go/{token}'],
])('the address %s of a redirect is printed without secrets', async (location, printed) => {
  const redirect = at(/token\/secret/, () => new Response(null, { status: 302, headers: { location } }));
  const found = JSON.stringify(
    await check({ token: TOKEN, only: ['Token page, link of --token'] }, redirect),
  );
  expect(found).toContain(`redirects to ${printed}, and`);
  for (const secret of ['Token_42', '9e8d7c', 'another-secret']) expect(found).not.toContain(secret);
});

test('the values of cookies are not printed', async () => {
  const session = 'session-4f2a9c81';
  const outcomes = await check(
    { only: [PROVIDERS, 'Unknown call, refused'] },
    at(/config\/short$|unknown-to-everybody$/, (response) => {
      response.headers.append('Set-Cookie', `session=${session}; Path=/`);
      return new Response(null, {
        status: 302,
        headers: { ...Object.fromEntries(response.headers), location: `/x/${session}` },
      });
    }),
  );
  expect(JSON.stringify(outcomes)).toContain('redirects to /x/');
  expect(JSON.stringify(outcomes)).not.toContain(session);
});

test('what the server sends cannot control the terminal', async () => {
  const html = HTML.replace('index-abc12345.js', '\u001b]0;x\u0007\u009b31m\u202eindex-abc12345.js');
  const outcomes = await check(
    { only: [FILES] },
    at(/\/login\/$/, (response) => withBody(response, html, 200)),
  );
  expect(textsOf(outcomes).join()).toContain('\\u{1b}]0;x\\u{7}\\u{9b}31m\\u{202e}index');
  expect(JSON.stringify(outcomes)).not.toMatch(/[\p{Cc}\p{Cf}]|\\u00[01]/u);
});

test('a finding says what was sent and what came back, without secrets', async () => {
  const options = { ...HANNA, only: ['Login, wrong password of the test account'] };
  const odd = data(/login\/(user|member)$/, { action: 'admin', name: 'Hanna' });
  const outcomes = await check(options, odd);
  expect(outcomes.flatMap(({ findings }) => findings)).toContainEqual({
    level: 'fails',
    what: 'Login, wrong password of the test account',
    why: expect.stringMatching(/^POST .* succeeds, with the password without its last character$/),
    evidence:
      'sent {"email":"hanna.lindqvist@example.org","pass":"…","twofactor":""}, got 200 {status: "OK", data: {action: "admin", name: a string}}',
  });
  expect(JSON.stringify(outcomes)).not.toContain('Quiet-Meadow');
});
