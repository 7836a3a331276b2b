import { isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import type { Backend } from '../backend.ts';

/**
 * The client address for rate limits. Each proxy appends the address it sees to `X-Forwarded-For`; the client can forge the
 * entries before those.
 */
export function clientOf(c: Context, { proxies }: Backend): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const direct: string | undefined = c.env?.incoming?.socket.remoteAddress;
  return network(withoutPort((proxies > 0 ? forwarded.at(-proxies) : direct) ?? ''));
}

/** Some proxies append the port of the connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** An IPv6 network of 64 bits counts as one client, because providers assign a whole network to one customer. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  // The same address can be written in several ways; this is the shortest.
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  if (/^::ffff:.*\./.test(shortest)) return shortest.slice('::ffff:'.length);
  const [head = [], tail] = shortest.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array(tail ? 8 - head.length - tail.length : 0).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
