import type { WebAuthnCredential } from '@simplewebauthn/server';
import { type Backend, MINUTE } from '../backend.ts';
import { type Account, findAccountById } from './accounts.ts';
import { grant } from './grant.ts';
import { randomSecret } from './secrets.ts';

/** How long "Not now" counts. */
const DECLINED_FOR = 90 * 24 * 60 * MINUTE;

export interface Passkey {
  readonly account: Account;
  readonly credential: WebAuthnCredential;
}

export function findPasskey({ database }: Backend, id: string): Passkey | undefined {
  const row = database.prepare('SELECT * FROM passkeys WHERE id = ?').get(id);
  const account = row && findAccountById(database, Number(row.account_id));
  return account && { account, credential: toCredential(row) };
}

export function passkeysOf({ database }: Backend, account: Account): WebAuthnCredential[] {
  return database.prepare('SELECT * FROM passkeys WHERE account_id = ?').all(account.id).map(toCredential);
}

/** Returns false if the passkey is known already. */
export function addPasskey(
  backend: Backend,
  account: Account,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
): boolean {
  if (findPasskey(backend, id)) return false;
  const row = { id, public_key: publicKey, counter, transports: JSON.stringify(transports) };
  grant(backend, 'passkeys', account, row);
  return true;
}

/**
 * Stores the counter of the authenticator. Returns false if another sign-in has stored it meanwhile, which a copy of the
 * passkey could have done. Many authenticators do not count and send 0.
 */
export function countUse({ database }: Backend, { id, counter }: WebAuthnCredential, next: number): boolean {
  const stored = database
    .prepare('UPDATE passkeys SET counter = ? WHERE id = ? AND counter = ?')
    .run(next, id, counter);
  return stored.changes === 1;
}

/** What an authenticator knows the account by. Random, because the address or the number of an account would be personal data. */
export function handleOf({ database }: Backend, account: Account): string {
  database
    .prepare('INSERT OR IGNORE INTO passkey_handles (account_id, handle) VALUES (?, ?)')
    .run(account.id, randomSecret());
  const row = database.prepare('SELECT handle FROM passkey_handles WHERE account_id = ?').get(account.id);
  return String(row?.handle);
}

/** Whether a person who has signed in is asked to create a passkey. */
export function isOffered(backend: Backend, account: Account): boolean {
  if (!backend.passkeys || passkeysOf(backend, account).length > 0) return false;
  const row = backend.database
    .prepare('SELECT at FROM passkey_offers_declined WHERE email = ?')
    .get(account.email);
  return row === undefined || Number(row.at) + DECLINED_FOR <= backend.now();
}

/** Per address: a person with two accounts is asked once. */
export function declineOffer({ database, now }: Backend, { email }: Account): void {
  database.prepare('REPLACE INTO passkey_offers_declined (email, at) VALUES (?, ?)').run(email, now());
}

function toCredential(row: Record<string, unknown>): WebAuthnCredential {
  return {
    id: String(row.id),
    publicKey: new Uint8Array(row.public_key as Uint8Array<ArrayBuffer>),
    counter: Number(row.counter),
    transports: JSON.parse(String(row.transports)) as string[],
  };
}
