import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBackend } from '../../reference/create-backend.ts';
import { networksOf } from '../../reference/http/client.ts';
import { LOW_COST } from './support.ts';

const backend = createBackend({ passwordCost: LOW_COST });

async function networksFrom(
  remoteAddress: string,
  forwarded: string | null,
  proxies: number,
): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(networksOf(c, { ...backend, proxies }).join(' ')));
  const headers = forwarded === null ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
}

test.each([
  ['192.0.2.7', null, 0, '192.0.2.7'],
  ['192.0.2.7', '203.0.113.1', 0, '192.0.2.7'],
  ['127.0.0.1', '203.0.113.1', 1, '203.0.113.1'],
  ['127.0.0.1', '10.9.8.7, 203.0.113.1', 1, '203.0.113.1'],
  ['127.0.0.1', '10.9.8.7, 203.0.113.1, 192.0.2.50', 2, '203.0.113.1'],
  ['127.0.0.1', null, 1, ''],
  ['127.0.0.1', '203.0.113.1:50123', 1, '203.0.113.1'],
  ['127.0.0.1', '[2001:db8:1:2::9]:50123', 1, '2001:0db8:0001:0002 2001:0db8:0001:00 2001:0db8:0001'],
  ['::ffff:192.0.2.7', null, 0, '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:207', null, 0, '192.0.2.7'],
  ['2001:0DB8:0001:0002::9%eth0', null, 0, '2001:0db8:0001:0002 2001:0db8:0001:00 2001:0db8:0001'],
  ['2001:db8:1:2:3:4:5:6', null, 0, '2001:0db8:0001:0002 2001:0db8:0001:00 2001:0db8:0001'],
  ['2001:db8:1:2::9', null, 0, '2001:0db8:0001:0002 2001:0db8:0001:00 2001:0db8:0001'],
  ['2001:db8::9', null, 0, '2001:0db8:0000:0000 2001:0db8:0000:00 2001:0db8:0000'],
  ['::1', null, 0, '0000:0000:0000:0000 0000:0000:0000:00 0000:0000:0000'],
])(
  'the address %s, forwarded for %s, behind %i proxies, is in %s',
  async (address, forwarded, proxies, networks) => {
    expect(await networksFrom(address, forwarded, proxies)).toBe(networks);
  },
);
