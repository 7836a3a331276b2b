import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Backend } from '../backend.ts';

/**
 * The address that a request comes from, for counting. Each proxy in front adds the address it saw at the end of
 * `X-Forwarded-For`; what stands before those, the client may have made up.
 */
export function clientOf(c: Context, { proxies }: Backend): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const direct: string | undefined = c.env?.incoming?.socket.remoteAddress;
  return network((proxies > 0 ? forwarded.at(-proxies) : direct) ?? '');
}

/** One customer of a provider has a whole IPv6 network of 64 bits, so that counts as one client. */
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
