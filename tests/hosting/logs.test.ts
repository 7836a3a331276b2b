/* The logs of the web servers contain no secret, wherever an address has it. */
import { globSync, readFileSync } from 'node:fs';
import { ROUTES } from '../../src/app/navigation/routes.ts';
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');

const TOKEN = 'k3y-0f-hanna';

const ADDRESSES = [
  `/login/token/${TOKEN}`,
  `/login/token/a%2F${TOKEN}?cat=any`,
  `/login/Token/${TOKEN}`,
  `/LOGIN/TOKEN/${TOKEN}`,
  `/login/%74oken/${TOKEN}`,
  `/login//token//${TOKEN}`,
  `/login/./token/${TOKEN}`,
  `/login/assets/../token/${TOKEN}`,
  `/login/voucher/${TOKEN}`,
  `/login/?next=%2Ftoken%2F${TOKEN}`,
  `/login?next=%2Ftoken%2F${TOKEN}`,
  `/login/elements/a.js?v=${TOKEN}`,
  `/api/v1/token/${TOKEN}`,
  `/api/v1/token/${TOKEN}-silent`,
  `//api//v1//token//${TOKEN}-silent`,
  `/API/V1/Token/${TOKEN}-silent`,
  `/api/v1/%74oken/${TOKEN}-silent`,
  `/api/v1/token;a/${TOKEN}`,
  `/api/v1/members/personaldata/${TOKEN}`,
  `/api/v1/members/personalreports/${TOKEN}-silent`,
  `/api/v1/vouchers/${TOKEN}/info`,
  `/registrationsuccess?mid=1&mat=${TOKEN}`,
  `/registrationsuccess?silent&mat=${TOKEN}`,
  `/reports/1?silent&key=${TOKEN}`,
  `/reports/${TOKEN}/silent`,
  `/member?silent#${TOKEN}`,
];

const ending = ({ host }: { host: string }) => [`Host: ${host}`, 'Connection: close'];

test('no log contains more of an address than its beginning, also not in the Referer', async ({ site }) => {
  for (const address of ADDRESSES) {
    await site.send(`GET ${address} HTTP/1.1`, ...ending(site));
    await site.send(`GET ${address} HTTP/1.1`, ...ending({ host: 'another.example' }));
    // Requests that a web server refuses before it knows the address.
    for (const line of [
      `GET${address} HTTP/1.1`,
      `GET ${address} ${TOKEN} HTTP/1.1`,
      `GET ${site.url}${address} HTTP/1.1`,
    ])
      await site.send(line, ...ending(site));
    for (const path of ['/app', '/silent', '/login/', '/login/elements/a.js', '/api/v1/settings/config'])
      await site.send(
        `GET ${path} HTTP/1.1`,
        `Referer: ${site.url}${address}`,
        `X-Url: ${address}`,
        ...ending(site),
      );
  }
  // The last request is logged after its answer.
  await expect.poll(() => site.logs().match(/\/api\/v1\/settings\/config/g)?.length).toBe(ADDRESSES.length);
  const lines = site.logs().split('\n');
  expect(lines.filter((line) => line.includes(TOKEN))).toEqual([]);
  const kept = [
    '/login/token',
    '/login/elements/a.js',
    '/api/v1/token',
    '/api/v1/members/personaldata',
    '/reports',
  ];
  for (const beginning of kept)
    expect(
      lines.filter((line) => new RegExp(`${beginning}[" ]`).test(line)).length,
      beginning,
    ).toBeGreaterThan(0);
  expect(site.received.some(({ url }) => url?.endsWith(TOKEN))).toBe(true);
});

test('a log has the files of the build, and the status of an answer', async ({ site }) => {
  for (const file of ['assets/a-12345678.js', 'compact/elements/chunks/a-12345678.js']) {
    await fetch(`${site.url}/login/${file}`);
    await expect.poll(site.logs).toMatch(new RegExp(`/login/${file}\\b.*404`));
  }
});

test('the configurations keep the same beginning of an address', () => {
  const patterns = globSync('examples/hosting/{Caddyfile,*.conf}').map(
    (file) => /\/login\(\?:.*?\/\[a-z\]\+\)(?=[)"#])/.exec(readFileSync(file, 'utf8'))?.[0],
  );
  expect(patterns).toHaveLength(3);
  expect(new Set(patterns).size).toBe(1);
  const known = new RegExp(`^(?:${patterns[0]}`);
  const log = (address: string) => known.exec(address)?.[0];
  const calls = Array.from(
    readFileSync('api/openapi.yaml', 'utf8').matchAll(/^ {2}(\/api\/v1[^:]*):$/gm),
    ([, path = '']) => path,
  );
  expect(calls.length).toBeGreaterThan(20);
  for (const path of [...calls, ...ROUTES.map(({ pattern }) => `/login${pattern}`)]) {
    const [fixed = ''] = path.split(/\/(?:$|[{:])/);
    const logged = log(path.replace(/[{:][^/]*/g, TOKEN));
    expect(fixed.startsWith(logged ?? '-'), path).toBe(true);
    // At most two words, so that a log tells calls apart.
    expect(logged?.split('/').length, path).toBeGreaterThanOrEqual(Math.min(fixed.split('/').length, 3));
  }
});
