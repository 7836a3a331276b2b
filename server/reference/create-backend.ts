import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Backend } from './backend.ts';
import { type BackgroundTasks, createBackgroundTasks } from './background-tasks.ts';
import { type Configuration, membersConfig } from './configuration.ts';
import type { LogEntry } from './log-entry.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { openDatabase } from './store/database.ts';
import { createPasswords, type Passwords } from './store/passwords.ts';
import { randomSecret } from './store/secrets.ts';

export interface BackendOptions extends Configuration {
  /** An open database. The default is a new one in memory. */
  readonly database?: DatabaseSync;
  readonly outbox?: Outbox;
  readonly passwords?: Passwords;
  readonly backgroundTasks?: BackgroundTasks;
  /** The default writes nothing. */
  readonly log?: (entry: LogEntry) => void;
  readonly now?: () => number;
  readonly dist?: string;
  readonly isPublic?: boolean;
}

export function createBackend(options: BackendOptions = {}): Backend {
  const { database = openDatabase(undefined, options.passwordCost), now = Date.now } = options;
  const { origin = 'http://localhost' } = options;
  return {
    database,
    now,
    origin,
    outbox: options.outbox ?? createOutbox({ database, now }),
    passwords: options.passwords ?? createPasswords(options.passwordCost),
    backgroundTasks: options.backgroundTasks ?? createBackgroundTasks(),
    log: options.log ?? (() => {}),
    dist: resolve(options.dist ?? resolve(import.meta.dirname, '../../dist')),
    members: membersConfig(options.members),
    passwordMinLength: options.passwordMinLength,
    passkeys: options.passkeys ?? false,
    passkeyDomain: options.passkeyDomain ?? new URL(origin).hostname,
    allowedOrigins: options.allowedOrigins ?? [],
    proxies: options.proxies ?? 0,
    networkLimit: options.networkLimit ?? 150,
    signupLimit: options.signupLimit ?? 300,
    secretKey: options.secretKey ?? randomSecret(),
    isPublic: options.isPublic ?? false,
  };
}
