import type { DatabaseSync } from 'node:sqlite';
import type { Account } from './accounts.ts';
import { GRANTS } from './grant.ts';

/**
 * Deletes all links, codes, sessions and passkeys of the accounts with this address, so that somebody who could read the
 * person's mail or knew the old password loses access: they could have created a passkey. Spent links are also deleted, so
 * that no grace period applies to them. Only the other link of the same mail stays, for the person who sets both passwords.
 */
export function revokeAccess(database: DatabaseSync, { email }: Account, usedLink: string): void {
  database.prepare('UPDATE accounts SET access = access + 1 WHERE email = ?').run(email);
  const ofAddress = 'account_id IN (SELECT id FROM accounts WHERE email = ?)';
  for (const table of GRANTS.filter((name) => name !== 'tokens'))
    database.prepare(`DELETE FROM ${table} WHERE ${ofAddress}`).run(email);
  database
    .prepare(
      `DELETE FROM tokens WHERE ${ofAddress} AND (spent_at IS NOT NULL OR mail IS NULL
       OR mail IS NOT (SELECT mail FROM tokens WHERE hash = ?))`,
    )
    .run(email, usedLink);
}
