import type { DatabaseSync } from 'node:sqlite';
import type { Account } from './accounts.ts';
import { GRANTS } from './grant.ts';

/**
 * Deletes all links, codes, sessions and passkeys of the accounts with this address, so that somebody who could read the
 * person's mail or knew the old password loses access: they could have created a passkey. Spent links are also deleted, so
 * that no grace period applies to them.
 */
export function revokeAccess(database: DatabaseSync, { email }: Account): void {
  database.prepare('UPDATE accounts SET access = access + 1 WHERE email = ?').run(email);
  for (const table of GRANTS) {
    database
      .prepare(`DELETE FROM ${table} WHERE account_id IN (SELECT id FROM accounts WHERE email = ?)`)
      .run(email);
  }
}
