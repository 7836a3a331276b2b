/* How often something may be tried. Replace the map by a store that all instances share, and that forgets what has ended. */
import { isIPv6, SocketAddress } from 'node:net';
import { Refusal } from './refusal.js';

const { NETWORK_LIMIT = '150' } = process.env;
const MINUTE = 60_000;
const LOCKED =
  'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “Forgot password?”.';

/** Far above what one person needs, because a class or an office shares a network. */
const PER_NETWORK = [Number(NETWORK_LIMIT), 15];
const FAILURES = 'wrong password in a row for an address';

/** How many of each are allowed within a number of minutes. */
const LIMITS = {
  [FAILURES]: [100, Number.POSITIVE_INFINITY],
  'password for an address': [5, 15],
  password: PER_NETWORK,
  'new password': PER_NETWORK,
  probe: PER_NETWORK,
  link: PER_NETWORK,
  voucher: PER_NETWORK,
  'new password for an account': [10, 15],
  'link to an address': [5, 15],
  'corrected address of a voucher': [5, 60],
};

/** Each network contains those before it, and may do twice as much. Some proxies send the port of the connection, too. */
export function networksOf(sent = '') {
  const address = sent.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address)) return [address];
  // The same address can be written in several ways; this is the shortest.
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  if (/^::ffff:.*\./.test(shortest)) return [shortest.slice('::ffff:'.length)];
  const [head, tail] = shortest.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array(tail ? 8 - head.length - tail.length : 0).fill('0');
  const digits = [...head, ...zeros, ...(tail ?? [])].map((group) => group.padStart(4, '0')).join('');
  // A provider assigns 64, 56 or 48 bits to a customer.
  return [16, 14, 12].map((length) => digits.slice(0, length));
}

const EVERYBODY = [''];

/** name and subject -> client -> how many there were, and when they no longer count. */
const counts = new Map();

const counted = (name, subject, client) => {
  const found = counts.get(`${name}: ${subject}`)?.get(client);
  return found && found.end > Date.now() ? found : undefined;
};

/** When the next one is allowed, or 0. */
const endOf = (name, subject, client = EVERYBODY) =>
  Math.max(
    ...client.map((each, wider) => {
      const found = counted(name, subject, each);
      return found && found.count >= LIMITS[name][0] * 2 ** wider ? found.end : 0;
    }),
  );

function count(name, subject, client = EVERYBODY) {
  const all = counts.get(`${name}: ${subject}`) ?? new Map();
  counts.set(`${name}: ${subject}`, all);
  for (const each of client) {
    const found = counted(name, subject, each) ?? { count: 0, end: Date.now() + LIMITS[name][1] * MINUTE };
    all.set(each, { ...found, count: found.count + 1 });
  }
}

function undo(name, subject, client) {
  for (const each of client) {
    const found = counted(name, subject, each);
    if (found?.count) found.count -= 1;
  }
}

/** Counts, and returns whether it is allowed. */
export function isAllowed(...limit) {
  if (endOf(...limit) > 0) return false;
  count(...limit);
  return true;
}

/** Refuses if one of these is over its limit, and otherwise counts. Call it before the outcome is known, because tries can be simultaneous. */
export function limit(...limits) {
  const end = Math.max(...limits.map((each) => endOf(...each)));
  if (end === Number.POSITIVE_INFINITY) throw new Refusal(422, LOCKED);
  if (end > 0)
    throw new Refusal(429, 'There were too many tries. Please try again later.', {
      'Retry-After': String(Math.ceil((end - Date.now()) / 1000)),
    });
  for (const each of limits) count(...each);
}

/** A browser that has signed in before has counts of its own, so nobody else can lock its owner out. */
export function beginSignIn(address, networks, device) {
  const isKnown = device && endOf(FAILURES, address, [device]) === 0;
  const client = isKnown ? [device] : networks;
  const inARow = [FAILURES, address, isKnown ? client : EVERYBODY];
  const own = ['password for an address', address, client];
  limit(inARow, own, ['password', '', client]);
  return {
    /** Who waits for a hash. */
    share: isKnown ? address : networks.at(-1),
    /** Call this if the password was not compared. It counts for the network, which has asked too often. */
    undo() {
      for (const each of [inARow, own]) undo(...each);
    },
    succeed() {
      undo('password', '', client);
      counts.delete(`${FAILURES}: ${address}`);
      for (const each of client) counts.get(`password for an address: ${address}`)?.delete(each);
    },
  };
}

/** After a new password the wrong ones no longer count, for any client. */
export function forgetTries(address) {
  for (const name of [FAILURES, 'password for an address']) counts.delete(`${name}: ${address}`);
}
