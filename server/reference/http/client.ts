import { isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import type { Backend } from '../backend.ts';
import type { Client } from '../store/limits.ts';

/**
 * The networks of the address, for rate limits. Each proxy appends the address it sees to `X-Forwarded-For`; the client can forge the
 * entries before those.
 */
export function networksOf(c: Context, { proxies }: Backend): Client {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const direct: string | undefined = c.env?.incoming?.socket.remoteAddress;
  return networks(withoutPort((proxies > 0 ? forwarded.at(-proxies) : direct) ?? ''));
}

/** Some proxies append the port of the connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** A provider assigns 64, 56 or 48 bits of IPv6 to a customer, so each of these networks counts. */
function networks(address: string): Client {
  if (!isIPv6(address)) return [address];
  // The same address can be written in several ways; this is the shortest.
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  if (/^::ffff:.*\./.test(shortest)) return [shortest.slice('::ffff:'.length)];
  const [head = [], tail] = shortest.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array(tail ? 8 - head.length - tail.length : 0).fill('0');
  const full = [...head, ...zeros, ...(tail ?? [])].map((group) => group.padStart(4, '0')).join(':');
  return ['0000:0000:0000:0000', '0000:0000:0000:00', '0000:0000:0000'].map(({ length }) =>
    full.slice(0, length),
  );
}
