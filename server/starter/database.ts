/* SQLite in a file, or PostgreSQL, and the tables that the engine does not have. */
import { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Unusable } from './errors.ts';

/** Increase it with every change of the tables. */
const VERSION = 1;

/** Times are milliseconds since 1970. */
interface Tables {
  /** How often something was tried. */
  attempt: { name: string; subject: string; client: string; count: number; ends: number };
  /** `origin` is JSON: the names of a registration, or the voucher. `mail` is the same for the links of an email. */
  link: Record<'hash' | 'type' | 'kind' | 'account' | 'email' | 'mail' | 'origin', string> & {
    ends: number;
    used: number | null;
  };
  /** What happens after the answer, also if the process ends before. */
  task: { id: string; name: string; data: string; due: number; tries: number };
  voucher: { code: string; email: string | null; used: number };
  report: { id: string; account: string; name: string; created: string };
  starter: { version: number; checked: number };
}

const COLUMNS: Record<keyof Tables, string> = {
  attempt:
    'name text, subject text, client text, count integer, ends bigint, PRIMARY KEY (name, subject, client)',
  link: `hash text PRIMARY KEY, type text, kind text, account text, email text, mail text, origin text, ends bigint,
    used bigint`,
  task: 'id text PRIMARY KEY, name text, data text, due bigint, tries integer',
  voucher: 'code text PRIMARY KEY, email text, used integer',
  report: 'id text PRIMARY KEY, account text, name text, created text',
  starter: 'version integer, checked bigint',
};

/** Milliseconds without an answer of PostgreSQL. The portal waits for 20 seconds. */
const SILENCE = 15_000;

export function openDatabase(address: string) {
  const isPostgres = /^postgres(ql)?:/.test(address);
  const dialect = isPostgres ? postgres(address) : new NodeSqliteDialect({ database: openFile(address) });
  return { db: new Kysely<Tables>({ dialect }), type: isPostgres ? 'postgres' : 'sqlite' } as const;
}

export type Database = ReturnType<typeof openDatabase>;

function postgres(connectionString: string) {
  // Milliseconds are small enough for a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  // A firewall or a failover can drop a connection without a word. Its query would otherwise never end.
  const stream = () => {
    const socket = new Socket();
    return socket.setTimeout(SILENCE, () => socket.destroy());
  };
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5000, stream });
  // A connection that ends is replaced. Node ends the process at an error that nobody listens to.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return file;
}

/** One process after the other, because several may be started together. PostgreSQL itself does not make them wait. */
export async function inTurn({ db, type }: Database, act: () => Promise<void>): Promise<void> {
  if (type === 'sqlite') return act();
  await db.connection().execute(async (connection) => {
    // The lock ends with the connection, also if the process is killed.
    await sql`SELECT pg_advisory_lock(hashtext('login-portal'))`.execute(connection);
    await act();
    await sql`SELECT pg_advisory_unlock(hashtext('login-portal'))`.execute(connection);
  });
}

export async function createTables({ db }: Database): Promise<void> {
  for (const [name, columns] of Object.entries(COLUMNS))
    await sql`CREATE TABLE IF NOT EXISTS ${sql.table(name)} (${sql.raw(columns)})`.execute(db);
  // In one step, because a server may be starting.
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('starter').execute();
    await transaction.insertInto('starter').values({ version: VERSION, checked: 0 }).execute();
  });
}

/** A full disk, a file of another user and a standby of PostgreSQL can be read. */
export const writeSomething = ({ db }: Database) =>
  db.updateTable('starter').set({ checked: Date.now() }).execute();

export async function checkTables(database: Database): Promise<void> {
  const query = database.db.selectFrom('starter').select('version').executeTakeFirst();
  const version = await query.then(
    (row) => row?.version ?? 0,
    ({ message, code }: Error & { code?: string }) => {
      if (message.includes('no such table') || code === '42P01') return 0;
      throw new Unusable(`The database cannot be read: ${message || code}.`);
    },
  );
  if (version > VERSION) throw new Unusable('The database belongs to a newer version of this server.');
  if (version < VERSION) throw new Unusable('Tables are old or missing: run "node manage.ts migrate".');
  await writeSomething(database).catch(({ message }: Error) => {
    throw new Unusable(`The database cannot be written: ${message}.`);
  });
}
