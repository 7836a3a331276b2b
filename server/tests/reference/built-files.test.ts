import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, setUp } from './support.ts';

const BUILD = {
  'index.html': '<!doctype html><title>portal</title>',
  'demo.html': '<!doctype html><title>demo</title>',
  'login-portal.js': `/* ${'x'.repeat(5000)} */`,
  'assets/index-abc12345.js': 'asset();',
  'elements/login-portal.js': 'element();',
};

function setUpBuild(more: Record<string, string> = {}) {
  const folder = folderWith({ 'secret.txt': 'secret', 'dist-other/secret.txt': 'secret' });
  return setUp({ dist: folderWith({ ...BUILD, ...more }, join(folder, 'dist')) });
}

// response-headers.test.ts has what each address serves, and the headers.
test('a page that has not changed sets the anti-forgery cookie as well, and a script never', async () => {
  const { request, cookies } = setUpBuild();
  for (const [path, accept, isSet] of [
    ['/login/', 'text/html,*/*', true],
    ['/login/login-portal.js', '*/*', false],
  ] as const) {
    const first = await request(path, { headers: { Accept: accept } });
    const etag = first.headers.get('ETag') ?? '';
    cookies.clear();
    const again = await request(path, { headers: { Accept: accept, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(cookies.has('XSRF-TOKEN')).toBe(isSet);
    cookies.clear();
  }
});

test.each([
  '/login/..%2fsecret.txt',
  '/login/..%2Fdist-other%2Fsecret.txt',
  '/login/%2e%2e/secret.txt',
  '/login/assets/..%2f..%2fsecret.txt',
  '/login/..%5csecret.txt',
  '/login/%00',
  '/elements/..%2f..%2fsecret.txt',
  '/elements/..%252f..%252fsecret.txt',
  '/assets/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/elements//etc/passwd',
  '/login//etc/passwd',
  '/elements/%E0%A4%A',
])('%s does not leave the build folder', async (path) => {
  const { request } = setUpBuild();
  const answer = await request(path);
  expect(await answer.text()).not.toMatch(/secret|root:/);
  expect([200, 404]).toContain(answer.status);
});

test('/login redirects to /login/ and keeps its query', async () => {
  const { request } = setUpBuild();
  const answer = await request('/login?email=a%40example.org');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login/?email=a%40example.org']);
});

// response-headers.test.ts has a file that has not changed.
test('files are compressed', async () => {
  const { request } = setUpBuild();
  const answer = await request('/login-portal.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1000);
});

test('the index links to the demo page only if it exists', async () => {
  expect(await setUpBuild().text('/')).toContain('href="/demo.html"');
  expect(await setUp().text('/')).not.toContain('/demo.html');
});

test('without a build the page names the build command', async () => {
  const { request } = setUp();
  const answer = await request('/login/');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm run build');
  expect((await request('/demo.html')).status).toBe(404);
});

const DEMO = '<voucher-redeem></voucher-redeem><theme-switcher></theme-switcher><a-b c></a-b>';
const fragment = (locale: string) =>
  `<voucher-redeem locale="${locale}"><template><p lang="${locale}"></p><style>p{}</style></template></voucher-redeem>\n`;

test.each([
  ['the language of the page', { 'Accept-Language': 'de-DE' }, 'en'],
  [
    'the chosen language',
    { 'Accept-Language': 'en', Cookie: 'userpref=%7B%22locale%22%3A%22de%22%7D' },
    'de',
  ],
])(
  'the demo page has the first screens in %s, which the reader can still change',
  async (_, headers, locale) => {
    const { request } = setUpBuild({
      'demo.html': DEMO,
      'fragments/voucher-redeem.de.html': fragment('de'),
      'fragments/voucher-redeem.en.html': fragment('en'),
    });
    const answer = await request('/demo.html', { headers });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    // Without the attribute `locale`.
    expect(await answer.text()).toBe(
      `<voucher-redeem><template><p lang="${locale}"></p><style>p{}</style></template></voucher-redeem><theme-switcher></theme-switcher><a-b c></a-b>`,
    );
    expect(answer.headers.get('Vary')).toContain('Cookie');
    const hash = createHash('sha256').update('p{}').digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
  },
);
