import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seed } from '../seed.ts';

/** Raise it when a table changes; a database of another version is refused instead of half understood. */
const SCHEMA_VERSION = 1;

const SCHEMA = `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('user', 'member')),
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    password TEXT,
    active INTEGER NOT NULL,
    suspended INTEGER NOT NULL,
    twofactor INTEGER NOT NULL,
    memberid TEXT,
    UNIQUE (kind, email)
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    expires_at INTEGER NOT NULL,
    spent_at INTEGER
  ) STRICT;
  CREATE TABLE codes (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    salt TEXT NOT NULL,
    hash TEXT NOT NULL,
    tries INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    token_hash TEXT REFERENCES tokens (hash),
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE attempts (key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX attempts_by_key ON attempts (key, at);
  CREATE TABLE mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
`;

/** Opens a database file, or one in memory; a new one is created and seeded, an existing one is left alone. */
export function openDatabase(path = ':memory:'): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  // A second process on the same file waits its turn instead of failing at once.
  const database = new DatabaseSync(path, { timeout: 2000 });
  database.exec('PRAGMA journal_mode = WAL');
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  if (version === 0) create(database);
  else if (version !== SCHEMA_VERSION) {
    database.close();
    throw new Error(`${path} was written by another version. Delete it and start again.`);
  }
  return database;
}

function create(database: DatabaseSync): void {
  database.exec('BEGIN');
  database.exec(SCHEMA);
  seed(database);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  database.exec('COMMIT');
}
