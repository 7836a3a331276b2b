import { type Backend, MINUTE } from '../backend.ts';
import { type Account, findAccountById } from './accounts.ts';
import { grant } from './grant.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** The values of `type` in the API. */
export type TokenType =
  | 'forgotpw'
  | 'activate'
  | 'pdaccess'
  | 'personalreports'
  | 'portalaccess'
  | 'registration'
  | 'vouchernewreg';

/** What a registration says about a person. It counts once the owner of the address has confirmed it. */
export interface MemberNames {
  readonly title: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
}

/** Where a link comes from, such as the campaign or group of a registration. */
export interface TokenOrigin {
  readonly campaignid?: string;
  readonly groupid?: string;
  /** The hash of the code that a new member has redeemed. */
  readonly voucher?: string;
  /** The mail, if it has several links. */
  readonly mail?: string;
}

export interface MailedToken {
  /** Stands for the token where it may be seen. */
  readonly reference: string;
  readonly hash: string;
  readonly type: TokenType;
  readonly account: Account;
  readonly origin: TokenOrigin;
  readonly names?: MemberNames;
}

const LIFETIME = 60 * MINUTE;
/** NIST SP 800-63B-4 allows 10 minutes for a secret that signs in. */
const SIGN_IN_LIFETIME = 10 * MINUTE;

export const tokenLifetime = (type: TokenType): number =>
  type === 'portalaccess' ? SIGN_IN_LIFETIME : LIFETIME;

export function issueToken(
  backend: Backend,
  account: Account,
  type: TokenType,
  { campaignid, groupid, voucher, mail }: TokenOrigin = {},
  names?: MemberNames,
): string {
  const token = randomSecret();
  // Not earlier, because a token that was spent answers a repeated call.
  backend.database.prepare('DELETE FROM tokens WHERE expires_at < ?').run(backend.now() - LIFETIME);
  grant(backend, 'tokens', account, {
    hash: hashSecret(referenceOf(token)),
    type,
    campaignid: campaignid ?? null,
    groupid: groupid ?? null,
    voucher: voucher ?? null,
    mail: mail ?? null,
    names: names ? JSON.stringify(names) : null,
    expires_at: backend.now() + tokenLifetime(type),
  });
  return token;
}

/** Identifies a token without revealing it. */
export const referenceOf = (token: string): string => hashSecret(token);

/**
 * Finds a valid token. With a grace period, also a token that was spent less than `grace` milliseconds ago. Finding a token
 * does not spend it, because mail scanners open links before people do. The link of a voucher ends when the voucher is redeemed with
 * another address (D100).
 */
export function findToken(backend: Backend, token: string, grace = 0): MailedToken | undefined {
  return findTokenByReference(backend, referenceOf(token), grace);
}

export function findTokenByReference(
  { database, now }: Backend,
  reference: string,
  grace = 0,
): MailedToken | undefined {
  const hash = hashSecret(reference);
  const row = database
    .prepare(
      `SELECT * FROM tokens WHERE hash = ? AND (spent_at > ? OR (spent_at IS NULL AND expires_at > ?))
       AND (voucher IS NULL OR EXISTS
         (SELECT 1 FROM vouchers WHERE hash = tokens.voucher AND account_id = tokens.account_id))`,
    )
    .get(hash, now() - grace, now());
  const account = row && findAccountById(database, Number(row.account_id));
  if (!account || account.suspended) return undefined;
  const origin = {
    ...(row.campaignid !== null && { campaignid: String(row.campaignid) }),
    ...(row.groupid !== null && { groupid: String(row.groupid) }),
  };
  const names = row.names === null ? {} : { names: JSON.parse(String(row.names)) };
  return { reference, hash, type: row.type as TokenType, account, origin, ...names };
}

/** Returns whether this call has spent the token. */
export function spendToken({ database, now }: Backend, hash: string): boolean {
  const { changes } = database
    .prepare('UPDATE tokens SET spent_at = ? WHERE hash = ? AND spent_at IS NULL')
    .run(now(), hash);
  return changes === 1;
}
