/* How certificates for HTTPS are renewed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, isMissing, test } from './site.ts';

test.skip(isMissing, 'the web server is not installed');
test.skip(({ hosting }) => hosting === 'caddy', 'Caddy renews them itself.');

test('a program can prove that the host is its own, without the application', async ({ site }) => {
  const folder = join(site.root, '.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a-token_1'), 'the proof');
  const ask = (token: string) => fetch(`${site.url}/.well-known/acme-challenge/${token}`);
  expect(await (await ask('a-token_1')).text()).toBe('the proof');
  expect((await ask('unknown')).status).toBe(404);
  expect(site.received).toEqual([]);
});
