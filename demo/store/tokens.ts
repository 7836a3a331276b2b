import { type Backend, MINUTE } from '../backend.ts';
import { type Account, accountById } from './accounts.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** The words of the specification, section 6, for the links that can be mailed so far. */
export type TokenType = 'forgotpw' | 'activate' | 'portalaccess';

export const TOKEN_LIFETIME = 60 * MINUTE;

export function issueToken({ database, now }: Backend, account: Account, type: TokenType): string {
  const token = randomSecret();
  database
    .prepare('INSERT INTO tokens (hash, type, account_id, expires_at) VALUES (?, ?, ?, ?)')
    .run(hashSecret(token), type, account.id, now() + TOKEN_LIFETIME);
  return token;
}

/** Looking at a token does not spend it: mail scanners open links before people do. */
export function findToken(
  { database, now }: Backend,
  token: string,
): { type: TokenType; account: Account } | undefined {
  const row = database
    .prepare('SELECT type, account_id FROM tokens WHERE hash = ? AND spent_at IS NULL AND expires_at > ?')
    .get(hashSecret(token), now());
  const account = row && accountById(database, Number(row.account_id));
  return account && { type: row.type as TokenType, account };
}

export function spendToken({ database, now }: Backend, hash: string): void {
  database.prepare('UPDATE tokens SET spent_at = ? WHERE hash = ? AND spent_at IS NULL').run(now(), hash);
}
