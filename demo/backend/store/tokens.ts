import { type Backend, MINUTE } from '../backend.ts';
import { type Account, accountById } from './accounts.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** The words of the specification, section 6. */
export type TokenType =
  | 'forgotpw'
  | 'activate'
  | 'pdaccess'
  | 'personalreports'
  | 'portalaccess'
  | 'registration'
  | 'vouchernewreg';

/** Where a registration began, if not at the default form. */
export interface TokenOrigin {
  readonly campaignid?: string;
  readonly groupid?: string;
}

export interface MailedToken {
  readonly hash: string;
  readonly type: TokenType;
  readonly account: Account;
  readonly origin: TokenOrigin;
}

export const TOKEN_LIFETIME = 60 * MINUTE;

export function issueToken(
  { database, now }: Backend,
  account: Account,
  type: TokenType,
  { campaignid, groupid }: TokenOrigin = {},
): string {
  const token = randomSecret();
  database
    .prepare(
      'INSERT INTO tokens (hash, type, account_id, campaignid, groupid, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(
      hashSecret(handleOf(token)),
      type,
      account.id,
      campaignid ?? null,
      groupid ?? null,
      now() + TOKEN_LIFETIME,
    );
  return token;
}

/** Stands for a token where the token itself must not be: whoever finds it has no link. */
export const handleOf = (token: string): string => hashSecret(token);

/**
 * A token that opens something; with a grace, for so long after it was spent as well. Looking at a token does
 * not spend it: mail scanners open links before people do.
 */
export function findToken(backend: Backend, token: string, grace = 0): MailedToken | undefined {
  return findByHandle(backend, handleOf(token), grace);
}

export function findByHandle({ database, now }: Backend, handle: string, grace = 0): MailedToken | undefined {
  const hash = hashSecret(handle);
  const row = database
    .prepare(
      'SELECT * FROM tokens WHERE hash = ? AND (spent_at > ? OR (spent_at IS NULL AND expires_at > ?))',
    )
    .get(hash, now() - grace, now());
  const account = row && accountById(database, Number(row.account_id));
  if (!account || account.suspended) return undefined;
  const origin = {
    ...(row.campaignid !== null && { campaignid: String(row.campaignid) }),
    ...(row.groupid !== null && { groupid: String(row.groupid) }),
  };
  return { hash, type: row.type as TokenType, account, origin };
}

/** Answers whether it was this call that spent it. */
export function spendToken({ database, now }: Backend, hash: string): boolean {
  const { changes } = database
    .prepare('UPDATE tokens SET spent_at = ? WHERE hash = ? AND spent_at IS NULL')
    .run(now(), hash);
  return changes === 1;
}
