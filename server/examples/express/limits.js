/* How often something may be tried. Replace the map by a store that all instances share, and that forgets what has ended. */
import { isIPv6, SocketAddress } from 'node:net';
import { Refusal } from './refusal.js';

const MINUTE = 60_000;
const LOCKED =
  'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “Forgot password?”.';

/** How many of each are allowed within a number of minutes. */
const LIMITS = {
  'password of an address': [100, Number.POSITIVE_INFINITY],
  'password of an address, per client': [5, 15],
  'password, per client': [30, 15],
  'new password, per client': [20, 20],
  'probe, per client': [60, 15],
  'link, per client': [20, 20],
  'link to an address': [5, 15],
  'voucher, per client': [30, 30],
  'corrected address of a voucher': [5, 60],
};
/**
 * An IPv6 network of 64 bits counts as one client, because a provider assigns at least that to one customer. Some proxies send the
 * port of the connection, too.
 */
export function networkOf(sent = '') {
  const address = sent.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address)) return address;
  // The same address can be written in several ways; this is the shortest.
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  if (/^::ffff:.*\./.test(shortest)) return shortest.slice('::ffff:'.length);
  const [head, tail] = shortest.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array(tail ? 8 - head.length - tail.length : 0).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** name and subject -> how many there were, and when they no longer count. */
const counts = new Map();

const counted = (name, subject) => {
  const found = counts.get(`${name}: ${subject}`);
  return found && found.end > Date.now() ? found : undefined;
};

/** Counts, and returns whether it is allowed. Call it before the outcome is known, because tries can be simultaneous. */
export function isAllowed(name, subject) {
  const [most, minutes] = LIMITS[name];
  const found = counted(name, subject) ?? { count: 0, end: Date.now() + minutes * MINUTE };
  if (found.count >= most) return false;
  found.count += 1;
  counts.set(`${name}: ${subject}`, found);
  return true;
}

export function limit(name, subject) {
  if (isAllowed(name, subject)) return;
  const { end } = counted(name, subject);
  if (end === Number.POSITIVE_INFINITY) throw new Refusal(422, LOCKED);
  throw new Refusal(429, 'There were too many tries. Please try again later.', {
    'Retry-After': String(Math.ceil((end - Date.now()) / 1000)),
  });
}

/** A right password does not count, and ends the count of the wrong ones before it. */
export function forgetTries(address, client) {
  counts.delete(`password of an address: ${address}`);
  counts.delete(`password of an address, per client: ${address} ${client}`);
  const ofClient = counted('password, per client', client);
  if (ofClient) ofClient.count -= 1;
}

/** After a new password the wrong ones no longer count, for any client. */
export function forgetAllTries(address) {
  counts.delete(`password of an address: ${address}`);
  for (const key of counts.keys())
    if (key.startsWith(`password of an address, per client: ${address} `)) counts.delete(key);
}
