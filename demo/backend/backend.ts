import type { DatabaseSync } from 'node:sqlite';
import type { Afterwards } from './afterwards.ts';
import type { MembersConfig } from './configuration.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Passwords } from './store/passwords.ts';

/** What every call and page of the reference backend works with. */
export interface Backend {
  readonly database: DatabaseSync;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly afterwards: Afterwards;
  /** Milliseconds since 1970; replaced by tests that let time pass. */
  readonly now: () => number;
  /** The address people reach us at. Links in mails are built from it, never from a request's Host header. */
  readonly origin: string;
  /** The folder that `npm run build` fills. */
  readonly dist: string;
  readonly members: MembersConfig;
  /** Other origins whose pages may make calls. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies stand in front, and add to `X-Forwarded-For`. */
  readonly proxies: number;
  /** Whether others than the person at this machine are served: outbox and pretend provider are closed then. */
  readonly isPublic: boolean;
}

export const MINUTE = 60_000;
