import type { Backend } from '../backend.ts';
import { type Account, type AccountType, normalizeEmail } from './accounts.ts';
import {
  ADDRESS_PASSWORDS,
  CLIENT_PASSWORDS,
  countAttempt,
  pauseLeft,
  resetAttempts,
  resetAttemptsEndingWith,
  undoAttempt,
  WRONG_PASSWORDS,
} from './throttle.ts';

export interface SignInAttempt {
  /** Milliseconds to wait. With 0 the attempt was counted and can continue. */
  readonly pause: number;
  /** Call this if the password is right. */
  succeed(): void;
}

/**
 * Counts attempts per client and address, and per client. Attempts are not limited per address alone, because a stranger could
 * then lock out the owner. Instead, while many clients try one address, each has one free attempt instead of five.
 * Addresses are counted, not accounts, so that the response does not reveal whether an address is known.
 */
export function beginSignIn(
  backend: Backend,
  kind: AccountType,
  email: string,
  client: string,
): SignInAttempt {
  const address = addressKey(kind, email);
  const pair = `${client} ${address}`;
  const isUnderAttack = pauseLeft(backend, ADDRESS_PASSWORDS, address) > 0;
  const perPair = isUnderAttack ? { ...WRONG_PASSWORDS, freeAttempts: 1 } : WRONG_PASSWORDS;
  const pause = Math.max(pauseLeft(backend, perPair, pair), pauseLeft(backend, CLIENT_PASSWORDS, client));
  if (pause === 0) {
    countAttempt(backend, perPair, pair);
    countAttempt(backend, CLIENT_PASSWORDS, client);
    countAttempt(backend, ADDRESS_PASSWORDS, address);
  }
  return {
    pause,
    succeed() {
      resetAttempts(backend, WRONG_PASSWORDS, pair);
      undoAttempt(backend, CLIENT_PASSWORDS, client);
      undoAttempt(backend, ADDRESS_PASSWORDS, address);
    },
  };
}

/** Call this when the password changes: attempts with the old password no longer count, for any client. */
export function resetSignInAttempts(backend: Backend, { kind, email }: Account): void {
  const address = addressKey(kind, email);
  resetAttempts(backend, ADDRESS_PASSWORDS, address);
  resetAttemptsEndingWith(backend, WRONG_PASSWORDS, ` ${address}`);
}

/** Clients and account types contain no spaces, so the keys are unique. */
const addressKey = (kind: AccountType, email: string) => `${kind} ${normalizeEmail(email)}`;
