import type { DatabaseSync } from 'node:sqlite';
import type { Account } from './accounts.ts';

/**
 * Ends everything that was handed out to a person, for each account with the address: links, codes and sessions. Whoever
 * could read the person's mail or knew the old password is out. Spent links go as well, so no grace keeps them open.
 */
export function withdrawAll(database: DatabaseSync, { email }: Account): void {
  for (const table of ['tokens', 'codes', 'sessions']) {
    database
      .prepare(`DELETE FROM ${table} WHERE account_id IN (SELECT id FROM accounts WHERE email = ?)`)
      .run(email);
  }
}
