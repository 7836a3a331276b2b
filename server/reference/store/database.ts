import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seed } from '../seed.ts';
import { DEFAULT_COST } from './passwords.ts';

/** Increase this when a table changes. A database of another version is rejected. */
const SCHEMA_VERSION = 13;

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
    access INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, email)
  ) STRICT;
  CREATE TABLE former_passwords (
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    password TEXT NOT NULL
  ) STRICT;
  CREATE TABLE members (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    title TEXT NOT NULL,
    firstname TEXT NOT NULL,
    middlename TEXT NOT NULL,
    lastname TEXT NOT NULL,
    createdon TEXT NOT NULL,
    extra TEXT NOT NULL
  ) STRICT;
  CREATE TABLE survey_entries (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES members (account_id),
    date TEXT NOT NULL,
    reportid TEXT NOT NULL,
    language TEXT NOT NULL,
    variant TEXT NOT NULL,
    raw TEXT NOT NULL
  ) STRICT;
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES members (account_id),
    reportid TEXT NOT NULL,
    name TEXT NOT NULL,
    variant TEXT NOT NULL,
    language TEXT NOT NULL,
    date TEXT NOT NULL
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    campaignid TEXT,
    groupid TEXT,
    voucher TEXT REFERENCES vouchers (hash),
    mail TEXT,
    names TEXT,
    expires_at INTEGER NOT NULL,
    spent_at INTEGER
  ) STRICT;
  CREATE TABLE codes (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    browser TEXT NOT NULL,
    hash TEXT NOT NULL,
    tries INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    former_hash TEXT,
    former_expires_at INTEGER
  ) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    expires_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id),
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL
  ) STRICT;
  CREATE TABLE passkey_handles (
    account_id INTEGER PRIMARY KEY REFERENCES accounts (id),
    handle TEXT NOT NULL
  ) STRICT;
  CREATE TABLE passkey_offers_declined (email TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE TABLE vouchers (
    hash TEXT PRIMARY KEY,
    audience TEXT NOT NULL CHECK (audience IN ('anyone', 'members', 'new')),
    require TEXT NOT NULL,
    products TEXT NOT NULL,
    languages TEXT NOT NULL,
    account_id INTEGER REFERENCES accounts (id),
    product TEXT,
    language TEXT,
    spent_at INTEGER
  ) STRICT;
  CREATE TABLE signup_pages (
    kind TEXT NOT NULL CHECK (kind IN ('campaign', 'group')),
    id TEXT NOT NULL,
    selfregistration TEXT,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE TABLE single_use (hash TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE attempts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    client TEXT NOT NULL,
    count INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    UNIQUE (name, subject, client)
  ) STRICT;
  -- Strangers can fill these tables, so what has ended is found without reading the rest.
  CREATE INDEX attempts_end ON attempts (ends_at);
  CREATE INDEX tokens_account ON tokens (account_id);
  CREATE INDEX tokens_end ON tokens (expires_at);
  CREATE INDEX single_use_end ON single_use (expires_at);
  CREATE TABLE mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT,
    sent_at INTEGER NOT NULL
  ) STRICT;
  -- Suspending an account ends its sessions, links and codes.
  CREATE TRIGGER access_lost AFTER UPDATE OF suspended ON accounts WHEN NEW.suspended = 1 BEGIN
    UPDATE accounts SET access = access + 1 WHERE id = NEW.id;
    DELETE FROM sessions WHERE account_id = NEW.id;
    DELETE FROM tokens WHERE account_id = NEW.id;
    DELETE FROM codes WHERE account_id = NEW.id;
  END;
`;

/** Opens a database file or a database in memory. A new database is created and seeded. */
export function openDatabase(path = ':memory:', passwordCost = DEFAULT_COST): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  // A second process on the same file waits instead of failing at once.
  const database = new DatabaseSync(path, { timeout: 2000 });
  database.exec('PRAGMA journal_mode = WAL');
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  if (version === 0) create(database, passwordCost);
  else if (version !== SCHEMA_VERSION) {
    database.close();
    throw new Error(`${path} was written by another version. Delete it and start again.`);
  }
  return database;
}

function create(database: DatabaseSync, passwordCost: number): void {
  database.exec('BEGIN');
  database.exec(SCHEMA);
  seed(database, passwordCost);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  database.exec('COMMIT');
}
