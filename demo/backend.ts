import type { DatabaseSync } from 'node:sqlite';
import type { MembersConfig } from './configuration.ts';
import type { Outbox } from './mail/outbox.ts';

/** What every call and page of the reference backend works with. */
export interface Backend {
  readonly database: DatabaseSync;
  readonly outbox: Outbox;
  /** Milliseconds since 1970; replaced by tests that let time pass. */
  readonly now: () => number;
  /** The address people reach us at. Links in mails are built from it, never from a request's Host header. */
  readonly origin: string;
  /** The folder that `npm run build` fills. */
  readonly dist: string;
  readonly members: MembersConfig;
  /** Other origins whose pages may make calls. */
  readonly allowedOrigins: readonly string[];
}

export const MINUTE = 60_000;
