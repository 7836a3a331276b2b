import type { Backend } from '../backend.ts';
import { type Account, type AccountKind, comparableEmail } from './accounts.ts';
import {
  ADDRESS_PASSWORDS,
  CLIENT_PASSWORDS,
  countAttempt,
  forgetAttempts,
  forgetAttemptsOfAll,
  pauseLeft,
  uncountAttempt,
  WRONG_PASSWORDS,
} from './throttle.ts';

export interface SignInAttempt {
  /** How many milliseconds to wait; 0 means that the attempt may go on, and was counted. */
  readonly pause: number;
  /** The password was right. */
  succeed(): void;
}

/**
 * Counts by client and address together, and by client. By address alone nobody is refused, or a stranger could
 * lock its owner out: while many clients try one address, each of them has one free attempt instead of five.
 * Counted are addresses, not accounts: an unknown address is treated in the same way and so cannot be told apart.
 */
export function beginSignIn(
  backend: Backend,
  kind: AccountKind,
  email: string,
  client: string,
): SignInAttempt {
  const address = addressKey(kind, email);
  const pair = `${client} ${address}`;
  const isUnderAttack = pauseLeft(backend, ADDRESS_PASSWORDS, address) > 0;
  const perPair = isUnderAttack ? { ...WRONG_PASSWORDS, free: 1 } : WRONG_PASSWORDS;
  const pause = Math.max(pauseLeft(backend, perPair, pair), pauseLeft(backend, CLIENT_PASSWORDS, client));
  if (pause === 0) {
    countAttempt(backend, perPair, pair);
    countAttempt(backend, CLIENT_PASSWORDS, client);
    countAttempt(backend, ADDRESS_PASSWORDS, address);
  }
  return {
    pause,
    succeed() {
      forgetAttempts(backend, WRONG_PASSWORDS, pair);
      uncountAttempt(backend, CLIENT_PASSWORDS, client);
      uncountAttempt(backend, ADDRESS_PASSWORDS, address);
    },
  };
}

/** A new password: what was tried on the old one does not count any more, from whichever client. */
export function forgetSignIns(backend: Backend, { kind, email }: Account): void {
  const address = addressKey(kind, email);
  forgetAttempts(backend, ADDRESS_PASSWORDS, address);
  forgetAttemptsOfAll(backend, WRONG_PASSWORDS, ` ${address}`);
}

/** Clients and kinds have no spaces, so two pairs never make one key. */
const addressKey = (kind: AccountKind, email: string) => `${kind} ${comparableEmail(email)}`;
