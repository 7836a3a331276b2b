/* How often something may be tried, counted in the database for all processes. */
import { isIPv6, SocketAddress } from 'node:net';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { sql } from 'kysely';
import { Refusal } from './errors.ts';
import { config, db } from './services.ts';

const MINUTE = 60_000;
/** Far above what one person needs, because a class or an office shares a network. */
const PER_NETWORK = [config.networkLimit, 15] as const;

/** How many of each are allowed within a number of minutes. */
const LIMITS = {
  'failures in a row': [100, 30 * 24 * 60],
  'password for an address': [5, 15],
  password: PER_NETWORK,
  'new password': PER_NETWORK,
  'new password for an account': [10, 15],
  probe: PER_NETWORK,
  link: PER_NETWORK,
  'link to an address': [5, 15],
  registration: PER_NETWORK,
  voucher: PER_NETWORK,
  'corrected address of a voucher': [5, 60],
  'code for an account': [10, 15],
  'passkey options': PER_NETWORK,
  passkey: PER_NETWORK,
  'new passkey': [10, 15],
  authenticator: [5, 15],
  'code of an app': [1, 2],
} as const satisfies Record<string, readonly [most: number, minutes: number]>;

/** A known browser, or networks, each of which is contained in the next and may do half as much. */
export type Client = readonly string[];
export type Limit = readonly [name: keyof typeof LIMITS, subject: string, client?: Client];
export const EVERYBODY: Client = [''];

/** A provider assigns 64, 56 or 48 bits of IPv6 to a customer. Some proxies send the port of the connection, too. */
export function networksOf(sent: string): Client {
  const text = sent.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  // The same address can be written in several ways.
  const { address } = isIPv6(text) ? new SocketAddress({ address: text, family: 'ipv6' }) : { address: text };
  const networks = [64, 56, 48].map((ipv6Subnet) => `${normalizeIP(address, { ipv6Subnet })}/${ipv6Subnet}`);
  return networks[0]?.includes(':') ? networks : networks.slice(0, 1);
}

const rowsOf = ([name, subject, client = EVERYBODY]: Limit) =>
  client.map((each, wider) => ({ name, subject, client: each, most: LIMITS[name][0] * 2 ** wider }));

export const undo = (...limits: readonly Limit[]) =>
  Promise.all(
    limits.flatMap(rowsOf).map(({ name, subject, client }) =>
      sql`UPDATE attempt SET count = count - 1
        WHERE name = ${name} AND subject = ${subject} AND client = ${client} AND count > 0`.execute(db),
    ),
  );

/**
 * Counts all, or none if one is over its limit. `pause` is how many milliseconds that lasts, or 0; `isLast` says that none is left.
 * It is one statement, because tries can be simultaneous.
 */
export async function count(...limits: readonly Limit[]): Promise<{ pause: number; isLast: boolean }> {
  const now = Date.now();
  // In the same order everywhere, so that processes do not wait for each other.
  const rows = limits.flatMap(rowsOf).toSorted((a, b) => (a.name + a.client < b.name + b.client ? -1 : 1));
  const values = rows.map(({ name, subject, client }) => {
    const end = sql`CAST(${now + LIMITS[name][1] * MINUTE} AS bigint)`;
    return sql`(${name}, ${subject}, ${client}, 1, ${end})`;
  });
  // A clock that was set back must not make anybody wait for longer.
  const isOn = sql`attempt.ends > ${now} AND attempt.ends <= excluded.ends`;
  const counted = await sql<{ name: string; client: string; count: number; ends: number }>`
    INSERT INTO attempt (name, subject, client, count, ends) VALUES ${sql.join(values)}
    ON CONFLICT (name, subject, client) DO UPDATE SET
      count = CASE WHEN ${isOn} THEN attempt.count + 1 ELSE 1 END,
      ends = CASE WHEN ${isOn} THEN attempt.ends ELSE excluded.ends END
    RETURNING name, client, count, ends`.execute(db);
  const mostOf = (row: { name: string; client: string }) =>
    rows.find(({ name, client }) => name === row.name && client === row.client)?.most ?? 0;
  const over = counted.rows.filter((row) => row.count > mostOf(row));
  if (over.length > 0) await undo(...limits);
  const pause = Math.max(0, ...over.map(({ ends }) => Math.max(1, ends - now)));
  return { pause, isLast: counted.rows.some((row) => row.count === mostOf(row)) };
}

/** Call it when the input has been checked, and before the outcome is known. */
export async function limit(...limits: readonly Limit[]): Promise<void> {
  const { pause } = await count(...limits);
  if (pause > 0) throw tooMany(pause);
}

export const tooMany = (milliseconds: number) =>
  new Refusal(429, 'There were too many tries. Please try again later.', {
    'Retry-After': String(Math.ceil(milliseconds / 1000)),
  });

/** For all clients. */
export const forget = (name: Limit[0], subject: string) =>
  db.deleteFrom('attempt').where('name', '=', name).where('subject', '=', subject).execute();
