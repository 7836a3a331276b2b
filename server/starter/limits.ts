/* How often something may be tried, counted in the database for all processes. */
import { isIPv6, SocketAddress } from 'node:net';
import { sql } from 'kysely';
import { Refusal } from './refusal.ts';
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
} as const satisfies Record<string, readonly [most: number, minutes: number]>;

/** A network is contained in those after it, which may do twice as much. */
export type Client = readonly string[];
export type Limit = readonly [name: keyof typeof LIMITS, subject: string, client?: Client];
const EVERYBODY: Client = [''];

/** Some proxies send the port of the connection, too. */
export function networksOf(sent: string): Client {
  const address = sent.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(address)) return [address];
  // The same address can be written in several ways; this is the shortest.
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  if (/^::ffff:.*\./.test(shortest)) return [shortest.slice('::ffff:'.length)];
  const [head = [], tail] = shortest.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array<string>(tail ? 8 - head.length - tail.length : 0).fill('0');
  const digits = [...head, ...zeros, ...(tail ?? [])].map((group) => group.padStart(4, '0')).join('');
  // A provider assigns 64, 56 or 48 bits to a customer.
  return [16, 14, 12].map((length) => digits.slice(0, length));
}

/** Counts, and returns when the next one is allowed, or 0. In one statement, because tries can be simultaneous. */
async function countOne(name: Limit[0], subject: string, client: string, wider: number): Promise<number> {
  const [most, minutes] = LIMITS[name];
  const now = Date.now();
  const end = now + minutes * MINUTE;
  // A clock that was set back must not make anybody wait for longer.
  const isOn = sql`attempt.ends > ${now} AND attempt.ends <= ${end}`;
  const { rows } = await sql<{ count: number; ends: number }>`
    INSERT INTO attempt (name, subject, client, count, ends) VALUES (${name}, ${subject}, ${client}, 1, ${end})
    ON CONFLICT (name, subject, client) DO UPDATE SET
      count = CASE WHEN ${isOn} THEN attempt.count + 1 ELSE 1 END,
      ends = CASE WHEN ${isOn} THEN attempt.ends ELSE excluded.ends END
    RETURNING count, ends`.execute(db);
  const { count = 0, ends = 0 } = rows[0] ?? {};
  return count > most * 2 ** wider ? ends : 0;
}

export async function undo([name, subject, client = EVERYBODY]: Limit): Promise<void> {
  await db
    .updateTable('attempt')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('name', '=', name)
    .where('subject', '=', subject)
    .where('client', 'in', client)
    .where('count', '>', 0)
    .execute();
}

/** Counts all, or none if one is over its limit. Returns when it ends, or 0. */
export async function countAll(limits: readonly Limit[]): Promise<number> {
  let end = 0;
  for (const [name, subject, client = EVERYBODY] of limits)
    for (const [wider, each] of client.entries())
      end = Math.max(end, await countOne(name, subject, each, wider));
  if (end > 0) for (const each of limits) await undo(each);
  return end;
}

export async function isOver([name, subject, client = EVERYBODY]: Limit): Promise<boolean> {
  const query = db.selectFrom('attempt').select('count').where('name', '=', name);
  const row = await query
    .where('subject', '=', subject)
    .where('client', 'in', client)
    .where('ends', '>', Date.now())
    .where('count', '>=', LIMITS[name][0])
    .executeTakeFirst();
  return row !== undefined;
}

/** Call it when the input has been checked, and before the outcome is known. */
export async function limit(...limits: readonly Limit[]): Promise<void> {
  const end = await countAll(limits);
  if (end > 0) throw tooMany(end - Date.now());
}

export const tooMany = (milliseconds: number) =>
  new Refusal(429, 'There were too many tries. Please try again later.', {
    'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))),
  });

/** For all clients. */
export const forget = (name: Limit[0], subject: string) =>
  db.deleteFrom('attempt').where('name', '=', name).where('subject', '=', subject).execute();

export const forgetEnded = () => db.deleteFrom('attempt').where('ends', '<', Date.now()).execute();
