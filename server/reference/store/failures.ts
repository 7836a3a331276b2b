import { type Backend, MINUTE } from '../backend.ts';

/** The limit of NIST SP 800-63B-4 for failed sign-ins in a row. */
export const MOST_FAILURES = 100;

/**
 * Failed sign-ins in a row for an address, of all clients. They do not decay. A string of them ends with a complete sign-in, or
 * with a new password.
 */
export function failuresOf({ database }: Backend, address: string): number {
  return Number(database.prepare('SELECT count FROM failures WHERE address = ?').get(address)?.count ?? 0);
}

export function countFailure({ database, now }: Backend, address: string): void {
  // Anybody can enter addresses without an account, so these are forgotten after a day.
  database
    .prepare(
      "DELETE FROM failures WHERE at < ? AND address NOT IN (SELECT kind || ' ' || email FROM accounts)",
    )
    .run(now() - 24 * 60 * MINUTE);
  database
    .prepare(
      'INSERT INTO failures VALUES (?, 1, ?) ON CONFLICT (address) DO UPDATE SET count = count + 1, at = excluded.at',
    )
    .run(address, now());
}

export function undoFailure({ database }: Backend, address: string): void {
  database.prepare('UPDATE failures SET count = max(0, count - 1) WHERE address = ?').run(address);
}

export function resetFailures({ database }: Backend, address: string): void {
  database.prepare('DELETE FROM failures WHERE address = ?').run(address);
}
