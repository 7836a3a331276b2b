import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createBackend } from '../../reference/create-backend.ts';
import { clientOf } from '../../reference/http/client.ts';
import { LOW_COST } from './support.ts';

const backend = createBackend({ passwordCost: LOW_COST });

async function clientFrom(remoteAddress: string, forwarded: string | null, proxies: number): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientOf(c, { ...backend, proxies })));
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
  ['127.0.0.1', '[2001:db8:1:2::9]:50123', 1, '2001:db8:1:2'],
  ['::ffff:192.0.2.7', null, 0, '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:207', null, 0, '192.0.2.7'],
  ['2001:0DB8:0001:0002::9%eth0', null, 0, '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2'],
  ['2001:db8:1:2::9', null, 0, '2001:db8:1:2'],
  ['2001:db8::9', null, 0, '2001:db8:0:0'],
  ['::1', null, 0, '0:0:0:0'],
])(
  'the address %s, forwarded for %s, behind %i proxies, is the client %s',
  async (address, forwarded, proxies, client) => {
    expect(await clientFrom(address, forwarded, proxies)).toBe(client);
  },
);
