/* The logs of the web servers do not contain the token of an emailed link. */
import { globSync, readFileSync } from 'node:fs';
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');

const TOKEN = 'k3y-0f-hanna';

const ADDRESSES = [
  `/login/token/${TOKEN}`,
  `/login/token/a%2F${TOKEN}?cat=any`,
  `/login/Token/${TOKEN}`,
  `/api/v1/token/${TOKEN}`,
  `/api/v1/token/${TOKEN}-silent`,
  `/api/v1/members/personaldata/${TOKEN}`,
  `/api/v1/members/personalreports/${TOKEN}-silent`,
  `/registrationsuccess?mid=1&mat=${TOKEN}`,
  `/registrationsuccess?silent&mat=${TOKEN}`,
];

const ending = ({ host }: { host: string }) => [`Host: ${host}`, 'Connection: close'];

test('no log contains what follows the address of a link, also not in the Referer', async ({ site }) => {
  for (const address of ADDRESSES) {
    await site.send(`GET ${address} HTTP/1.1`, ...ending(site));
    await site.send(`GET ${address} HTTP/1.1`, ...ending({ host: 'another.example' }));
    for (const path of ['/app', '/login/', '/login/elements/a.js', '/api/v1/settings/config'])
      await site.send(`GET ${path} HTTP/1.1`, `Referer: ${site.url}${address}`, ...ending(site));
  }
  // The last request is logged after its answer.
  await expect.poll(() => site.logs().match(/\/api\/v1\/settings\/config/g)?.length).toBe(ADDRESSES.length);
  const lines = site.logs().split('\n');
  expect(lines.filter((line) => line.includes(TOKEN))).toEqual([]);
  for (const kept of ['/login/token/-', '/api/v1/token/-', '/api/v1/members/personaldata/-', '&mat=-'])
    expect(lines.filter((line) => line.includes(kept)).length, kept).toBeGreaterThan(1);
  expect(site.received.some(({ url }) => url?.endsWith(TOKEN))).toBe(true);
});

test('other addresses and Referers are logged as they are', async ({ site }) => {
  await fetch(`${site.url}/app?a=b`, {
    headers: { Referer: `${site.url}/members?c=d`, 'User-Agent': 'a test' },
  });
  await expect.poll(site.logs).toMatch(/\/app\?a=b/);
  expect(site.logs()).toContain(`${site.url}/members?c=d`);
  expect(site.logs()).toContain('a test');
});

test('docs/operating.md shows lines of the configurations', () => {
  const configurations = globSync('examples/hosting/*')
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const [, section = ''] = readFileSync('docs/operating.md', 'utf8').split('## Logs\n');
  const lines = Array.from(section.matchAll(/ {2}```\w+\n(.*?) {2}```/gs), ([, code = '']) =>
    code.split('\n'),
  );
  expect(lines).toHaveLength(3);
  for (const line of lines.flat()) expect(configurations).toContain(line.trim());
});
