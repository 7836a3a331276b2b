import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Backend } from '../backend.ts';

/**
 * The client address for rate limits. Each proxy appends the address it sees to `X-Forwarded-For`; the client can forge the
 * entries before those.
 */
export function clientOf(c: Context, { proxies }: Backend): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const direct: string | undefined = c.env?.incoming?.socket.remoteAddress;
  return network((proxies > 0 ? forwarded.at(-proxies) : direct) ?? '');
}

/** An IPv6 network of 64 bits counts as one client, because providers assign a whole network to one customer. */
function network(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head ? head.split(':') : [];
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const all = address.includes('::') ? [...groups, ...Array(missing).fill('0'), ...tail.split(':')] : groups;
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
