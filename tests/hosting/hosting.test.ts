/* The configurations in examples/hosting/, with the reference backend as the application. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { readJson } from '../../scripts/build/json.ts';
import { VERSIONED_FILE, VERSIONED_PORTAL } from '../../scripts/build/versioned-file.ts';
import type { WebServerName } from '../../scripts/setup/software.mjs';
import { emailOf, expect, passwordOf } from '../flows/portal.ts';
import { LOW_PASSWORD_COST } from '../support/backend.ts';
import { documentedHeaders } from '../support/documented-headers.ts';
import { codeIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { isMissing, hostingTest as test } from './site.ts';
import { startBehind } from './start-behind.ts';

test.skip(isMissing, 'the web server is not installed');

const [asset = ''] = globSync('assets/first-screen-*.js', { cwd: 'dist' });
const [chunk = ''] = globSync('elements/chunks/*.js', { cwd: 'dist' });

/** Addresses by kind of answer in docs/operating.md#response-headers. */
const ADDRESSES = {
  page: [
    '/login/',
    '/login/forgotpw?cat=any',
    '/login/token/a.b.c',
    '/login/token/a%2Fb',
    '/login//token/a',
    '//login/token/a',
    '/login/bin/page.js',
  ],
  'hashed file': [`/login/${asset}`],
  'file for any site': [
    '/login/login-portal.js',
    '/login/csp.json',
    '/login/THIRD-PARTY-LICENSES.txt',
    '/login/react-server.js.map',
    '/login/elements/voucher-redeem.js',
    '/login/portal.js',
    '/login/compact/elements/voucher-redeem.js',
    `/login/${globSync('themes/*.css', { cwd: 'dist' })[0]}`,
  ],
  'versioned file for any site': [
    `/login/${VERSIONED_FILE}`,
    `/login/compact/${VERSIONED_PORTAL}`,
    `/login/${VERSIONED_FILE}.map`,
    `/login/${chunk}`,
  ],
  call: ['/api/v1/settings/config'],
};

test('every kind of answer has the documented headers', async ({ backend }) => {
  const documented = documentedHeaders(readJson('dist/csp.json').page.policy);
  expect(Object.keys(ADDRESSES)).toEqual(Object.keys(documented));
  const names = new Set(Object.values(documented).flatMap((headers) => Object.keys(headers)));
  for (const [kind, addresses] of Object.entries(ADDRESSES))
    for (const address of addresses) {
      const { status, headers } = await fetch(backend.url + address);
      const sent = [...names].flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []));
      expect([address, status, Object.fromEntries(sent)]).toEqual([address, 200, documented[kind]]);
    }
});

test('the page comes from the web server, and calls go through it', async ({ hosting, backend }) => {
  for (const path of ['/login/', '/api/v1/settings/config']) {
    const { headers } = await fetch(backend.url + path);
    expect(headers.get('Server')?.toLowerCase()).toMatch(new RegExp(`^${hosting}`));
  }
});

test('the compressed files of the build are served', async ({ backend }) => {
  for (const [path, file, type] of [
    ['register', 'index.html', /^text\/html/],
    [asset, asset, /^(text|application)\/javascript/],
    [VERSIONED_FILE, VERSIONED_FILE, /^(text|application)\/javascript/],
  ] as const)
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['identity', ''],
    ] as const) {
      const ask = (more = {}) =>
        visit(`${backend.url}/login/${path}`, { 'Accept-Encoding': encoding, ...more });
      const { headers, body } = await ask();
      expect([path, headers['content-encoding'] ?? 'identity']).toEqual([path, encoding]);
      expect(body.equals(readFileSync(`dist/${file}${ending}`)), `${path} ${encoding}`).toBe(true);
      expect(headers['content-type']).toMatch(type);
      expect(headers['content-language']).toBe(undefined);
      const again = await ask({ 'If-None-Match': headers.etag });
      expect([path, encoding, again.status]).toEqual([path, encoding, 304]);
    }
});

test('an encoding that the browser refuses is not sent', async ({ backend }) => {
  for (const [accepted, encoding] of [
    ['br;q=0', undefined],
    ['br; q=0.000', undefined],
    ['br;q=0.001', 'br'],
    ['xbr', undefined],
  ]) {
    const { headers } = await visit(`${backend.url}/login/`, { 'Accept-Encoding': accepted });
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
  }
});

/** Makes a request without decompressing the answer. */
async function visit(address: string, headers: OutgoingHttpHeaders) {
  const [answer] = (await once(get(address, { headers }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test('a missing file is not found, and its answer is not kept', async ({ backend }) => {
  for (const path of [
    'assets/a-12345678.js',
    'elements/a.js',
    'elements/chunks/a-12345678.js',
    'login-portal-0.0.1.min.js',
  ]) {
    const { status, headers } = await fetch(`${backend.url}/login/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(headers.get('Cache-Control') ?? '').not.toContain('immutable');
  }
});

test('addresses outside the portal are redirected or passed on', async ({ backend }) => {
  const redirect = async (path: string) => {
    const { status, headers } = await fetch(backend.url + path, { redirect: 'manual' });
    return [status, headers.get('Location')?.replace(backend.url, '')];
  };
  expect(await redirect('/.well-known/change-password')).toEqual([302, '/login/forgotpw?cat=any']);
  expect(await redirect('/.well-known/unknown')).toEqual([404, undefined]);
  expect(await redirect('/login?email=a%40example.org')).toEqual([302, '/login/?email=a%40example.org']);
  expect(await redirect('/registrationsuccess')).toEqual([200, undefined]);
  expect(await redirect('/LOGIN/')).toEqual([404, undefined]);
});

// Not the backend of the fixture: the kit also sends requests that are not as api/openapi.yaml describes them.
test('the conformance kit finds nothing', { tag: LONG }, async ({ hosting, dist }) => {
  const { url, close } = await startBehind(hosting as WebServerName, {
    dist,
    passwordCost: LOW_PASSWORD_COST,
  });
  const { stdout } = await promisify(execFile)(process.execPath, [
    'server/dist/conformance.js',
    url,
    '--json',
  ]);
  await close();
  const { checks, findings } = JSON.parse(stdout);
  expect(checks).toBeGreaterThan(10);
  // The machine of the tests may be busy.
  expect(findings.filter(({ what }: { what: string }) => what !== 'Answers, within 3 seconds')).toEqual([]);
});

test('an admin signs in with password and mailed code', async ({ page, portal, backend }) => {
  await portal.enterEmailOf('adminWithCode');
  await portal.submitPassword(passwordOf('adminWithCode'));
  await expect(portal.code).toBeFocused();
  await portal.submitCode(codeIn(await mailTo(backend, emailOf('adminWithCode'))));
  await expect(page).toHaveURL('/admin');
});
