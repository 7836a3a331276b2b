import type { Backend } from '../backend.ts';
import { type Account, type AccountType, findAccount, normalizeEmail } from './accounts.ts';
import {
  type Client,
  countAttempt,
  EVERYBODY,
  FAILURES,
  NETWORK_PASSWORDS,
  PASSWORDS,
  pauseLeft,
  resetAllAttempts,
  resetAttempts,
  undoAttempt,
} from './limits.ts';

/** Minutes. */
const DAY = 24 * 60;

export interface SignInAttempt {
  /** Milliseconds to wait. With 0 the attempt was counted and can continue. */
  readonly pause: number;
  /** No password is accepted until a new one is chosen. */
  readonly isLocked: boolean;
  /** A known browser, or the networks of another one. */
  readonly client: Client;
  /** Who shares the limits of the account with this client. */
  readonly others: Client;
  /** Who waits for a hash. */
  readonly share: string;
  /** Whether this failed attempt has locked the account, which a new password may have ended. */
  hasLocked(): boolean;
  /** Call this if the password was not compared after all. It counts for the network, which has asked too often. */
  undo(): void;
  passwordIsRight(): void;
  codeIsWrong(): void;
  /** Call this if the person is signed in. */
  succeed(): void;
}

/**
 * Counts attempts per client and address, per client, and in a row per address. A browser that has signed in before has counts of
 * its own, so nobody else can lock its owner out (OWASP calls this a device cookie). When it has failed too often, it is a
 * browser like any other. Wrong codes count, too: a person who knows only the password must not reset the count. Addresses are
 * counted, not accounts, so that the response does not reveal whether an address is known.
 */
export function beginSignIn(
  backend: Backend,
  kind: AccountType,
  email: string,
  networks: Client,
  device: string | undefined,
): SignInAttempt {
  const address = addressKey(kind, email);
  // Anybody can enter addresses without an account, so these are forgotten after a day.
  const isAccount = findAccount(backend.database, kind, email) !== undefined;
  const failures = isAccount ? FAILURES : { ...FAILURES, minutes: DAY };
  const isOver = (who: Client) => pauseLeft(backend, failures, address, who) > 0;
  const isKnown = device !== undefined && !isOver([device]);
  const client = isKnown ? [device] : networks;
  const others = isKnown ? [device] : EVERYBODY;
  const isLocked = isOver(others);
  const pause = Math.max(
    pauseLeft(backend, PASSWORDS, address, client),
    pauseLeft(backend, NETWORK_PASSWORDS, '', client),
  );
  if (pause === 0 && !isLocked) {
    countAttempt(backend, failures, address, others);
    countAttempt(backend, PASSWORDS, address, client);
    countAttempt(backend, NETWORK_PASSWORDS, '', client);
  }
  const isLast = !isLocked && !isKnown && isOver(others);
  return {
    ...{ pause, isLocked, client, others },
    share: isKnown ? address : String(networks.at(-1)),
    hasLocked: () => isLast && isOver(others),
    undo() {
      undoAttempt(backend, failures, address, others);
      undoAttempt(backend, PASSWORDS, address, client);
    },
    passwordIsRight() {
      undoAttempt(backend, failures, address, others);
      undoAttempt(backend, NETWORK_PASSWORDS, '', client);
      resetAttempts(backend, PASSWORDS, address, client);
    },
    codeIsWrong: () => void countAttempt(backend, failures, address, others),
    succeed: () => resetAllAttempts(backend, FAILURES, address),
  };
}

/** Call this when the password changes: attempts with the old password no longer count, for any client. */
export function resetSignInAttempts(backend: Backend, { kind, email }: Account): void {
  for (const limit of [FAILURES, PASSWORDS]) resetAllAttempts(backend, limit, addressKey(kind, email));
}

const addressKey = (kind: AccountType, email: string) => `${kind} ${normalizeEmail(email)}`;
