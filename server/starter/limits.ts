/* How often something may be tried, counted in the database for all processes. */
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
} as const satisfies Record<string, readonly [most: number, minutes: number]>;

/** A known browser, or networks, each of which is contained in the next and may do half as much. */
export type Client = readonly string[];
export type Limit = readonly [name: keyof typeof LIMITS, subject: string, client?: Client];
export const EVERYBODY: Client = [''];

/** A provider assigns 64, 56 or 48 bits of IPv6 to a customer. Some proxies send the port of the connection, too. */
export function networksOf(sent: string): Client {
  const address = sent.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const networks = [64, 56, 48].map((ipv6Subnet) => `${normalizeIP(address, { ipv6Subnet })}/${ipv6Subnet}`);
  return networks[0]?.includes(':') ? networks : networks.slice(0, 1);
}

/** Returns when it is allowed, or 0. In one statement, because tries can be simultaneous. */
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

export const undo = ([name, subject, client = EVERYBODY]: Limit) =>
  sql`UPDATE attempt SET count = count - 1 WHERE name = ${name} AND subject = ${subject}
    AND client IN (${sql.join(client)}) AND count > 0`.execute(db);

/** Counts all, or none if one is over its limit. Returns how many milliseconds it lasts, or 0. */
export async function count(...limits: readonly Limit[]): Promise<number> {
  let end = 0;
  for (const [name, subject, client = EVERYBODY] of limits)
    for (const [wider, each] of client.entries())
      end = Math.max(end, await countOne(name, subject, each, wider));
  if (end > 0) await Promise.all(limits.map(undo));
  return end && Math.max(1, end - Date.now());
}

/** Call it when the input has been checked, and before the outcome is known. */
export async function limit(...limits: readonly Limit[]): Promise<void> {
  const pause = await count(...limits);
  if (pause > 0) throw tooMany(pause);
}

export const tooMany = (milliseconds: number) =>
  new Refusal(429, 'There were too many tries. Please try again later.', {
    'Retry-After': String(Math.ceil(milliseconds / 1000)),
  });

/** For all clients. */
export const forget = (name: Limit[0], subject: string) =>
  db.deleteFrom('attempt').where('name', '=', name).where('subject', '=', subject).execute();
