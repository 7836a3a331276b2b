import type { SQLInputValue } from 'node:sqlite';
import type { Backend } from '../backend.ts';
import { AccessEnded } from './access-ended.ts';
import type { Account } from './accounts.ts';

/** The tables of what lets a person in. Only {@link grant} writes rows into them. */
export const GRANTS = ['sessions', 'passkeys', 'tokens', 'codes'] as const;

/**
 * Stores what lets a person in. `account` is the proof, as it was read when the person showed who they are: a new password, a
 * block or a sign-out since then, for example while a hash was computed, is a refusal.
 */
export function grant(
  { database }: Pick<Backend, 'database'>,
  table: (typeof GRANTS)[number],
  { id, access, session }: Account,
  row: Readonly<Record<string, SQLInputValue>>,
): void {
  const columns = Object.keys(row);
  const { changes } = database
    .prepare(
      `INSERT INTO ${table} (account_id, ${columns.join(', ')}) SELECT id, ${columns.map(() => '?').join(', ')}
       FROM accounts WHERE id = ? AND access = ? AND suspended = 0
       AND (? IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE hash = ? AND account_id = accounts.id))`,
    )
    .run(...Object.values(row), id, access, session ?? null, session ?? null);
  if (changes === 0) throw new AccessEnded();
}
