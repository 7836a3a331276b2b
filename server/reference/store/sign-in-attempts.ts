import type { Backend } from '../backend.ts';
import { type Account, type AccountType, normalizeEmail } from './accounts.ts';
import { countFailure, failuresOf, MOST_FAILURES, resetFailures, undoFailure } from './failures.ts';
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
  /** No password is accepted until a new one is chosen. */
  readonly isLocked: boolean;
  /** Whether this failed attempt has locked the account, which a new password may have ended. */
  hasLocked(): boolean;
  /** Call this if the password was not compared after all. */
  undo(): void;
  passwordIsRight(): void;
  codeIsWrong(): void;
  /** Call this if the person is signed in. */
  succeed(): void;
}

/**
 * Counts attempts per client and address, and per client. While many clients try one address, each has one free attempt instead
 * of five. A stranger could lock out the owner if attempts were limited per address alone, so that limit is high
 * ({@link MOST_FAILURES}), and a mailed link ends it. Wrong codes count, too: a person who knows only the password must not reset the
 * count. Addresses are counted, not accounts, so that the response does not reveal whether an address is known.
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
  const isLocked = failuresOf(backend, address) >= MOST_FAILURES;
  if (pause === 0 && !isLocked) {
    countFailure(backend, address);
    countAttempt(backend, perPair, pair);
    countAttempt(backend, CLIENT_PASSWORDS, client);
    countAttempt(backend, ADDRESS_PASSWORDS, address);
  }
  const undo = () => {
    undoFailure(backend, address);
    undoAttempt(backend, CLIENT_PASSWORDS, client);
    undoAttempt(backend, ADDRESS_PASSWORDS, address);
  };
  const isLast = failuresOf(backend, address) === MOST_FAILURES;
  return {
    pause,
    isLocked,
    hasLocked: () => isLast && failuresOf(backend, address) >= MOST_FAILURES,
    undo() {
      undo();
      undoAttempt(backend, WRONG_PASSWORDS, pair);
    },
    passwordIsRight() {
      undo();
      resetAttempts(backend, WRONG_PASSWORDS, pair);
    },
    codeIsWrong: () => countFailure(backend, address),
    succeed: () => resetFailures(backend, address),
  };
}

/** Call this when the password changes: attempts with the old password no longer count, for any client. */
export function resetSignInAttempts(backend: Backend, { kind, email }: Account): void {
  const address = addressKey(kind, email);
  resetFailures(backend, address);
  resetAttempts(backend, ADDRESS_PASSWORDS, address);
  resetAttemptsEndingWith(backend, WRONG_PASSWORDS, ` ${address}`);
}

/** Clients and account types contain no spaces, so the keys are unique. */
const addressKey = (kind: AccountType, email: string) => `${kind} ${normalizeEmail(email)}`;
