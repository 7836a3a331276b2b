import type { DatabaseSync } from 'node:sqlite';
import type { BackgroundTasks } from './background-tasks.ts';
import type { MembersConfig } from './configuration.ts';
import type { LogEntry } from './log-entry.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Passwords } from './store/passwords.ts';

/** The dependencies of every call and page. */
export interface Backend {
  readonly database: DatabaseSync;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly backgroundTasks: BackgroundTasks;
  /** Writes a line of the authentication log. */
  readonly log: (entry: LogEntry) => void;
  /** Milliseconds since 1970. Tests replace it to control time. */
  readonly now: () => number;
  /** The public origin. Links in mails use it and never the Host header of a request. */
  readonly origin: string;
  /** The output folder of `npm run build`. */
  readonly dist: string;
  readonly members: MembersConfig;
  /** The number of characters of a new password, if the server sets one. */
  readonly passwordMinLength: number | undefined;
  /** Whether people can sign in with passkeys. */
  readonly passkeys: boolean;
  /** The domain of the passkeys (RP ID). */
  readonly passkeyDomain: string;
  /** Other origins whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** The number of proxies that add to `X-Forwarded-For`. */
  readonly proxies: number;
  /** How often a network may do each thing in 15 minutes. */
  readonly networkLimit: number;
  /** How often a network may register for a campaign or a group in 15 minutes. */
  readonly signupLimit: number;
  /** Signs the addresses of reports, the tasks of ALTCHA and the cookies of known browsers. */
  readonly secretKey: string;
  /** Whether other machines can reach the server. The outbox and the mock sign-on provider are then disabled. */
  readonly isPublic: boolean;
}

export const MINUTE = 60_000;
