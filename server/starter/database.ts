/* SQLite in a file, or PostgreSQL, and the tables that the engine does not have. */
import { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Unusable } from './config.ts';

/** Increase it with every change of the tables. */
const VERSION = 1;

export interface Tables {
  /** How often something was tried. `ends` and all other times are milliseconds since 1970. */
  attempt: { name: string; subject: string; client: string; count: number; ends: number };
  /** A mailed link. `origin` is JSON: where the person registered, the names, or the voucher. */
  link: { hash: string; type: string; kind: string; account: string; email: string; mail: string } & {
    origin: string;
    ends: number;
    used: number | null;
  };
  /** What happens after the answer, also if the process ends before. */
  task: { id: string; name: string; data: string; due: number; tries: number };
  voucher: { code: string; email: string | null; used: number };
  report: { id: string; account: string; name: string; created: string };
  schema_version: { version: number };
}

const COLUMNS: Record<keyof Tables, string> = {
  attempt: `name text, subject text, client text, count integer NOT NULL, ends bigint NOT NULL,
    PRIMARY KEY (name, subject, client)`,
  link: `hash text PRIMARY KEY, type text NOT NULL, kind text NOT NULL, account text NOT NULL, email text NOT NULL,
    mail text NOT NULL, origin text NOT NULL, ends bigint NOT NULL, used bigint`,
  task: 'id text PRIMARY KEY, name text NOT NULL, data text NOT NULL, due bigint NOT NULL, tries integer NOT NULL',
  voucher: 'code text PRIMARY KEY, email text, used integer NOT NULL DEFAULT 0',
  report: 'id text PRIMARY KEY, account text NOT NULL, name text NOT NULL, created text NOT NULL',
  schema_version: 'version integer NOT NULL',
};

export type Database = Kysely<Tables>;

export function openDatabase(address: string) {
  const isPostgres = /^postgres(ql)?:/.test(address);
  const dialect = isPostgres ? postgres(address) : new NodeSqliteDialect({ database: openFile(address) });
  return { db: new Kysely<Tables>({ dialect }), type: isPostgres ? 'postgres' : 'sqlite' } as const;
}

function postgres(connectionString: string) {
  // Milliseconds and counts are small enough for a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5000 });
  // A connection that ends while nobody uses it is replaced.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return file;
}

export async function createTables(db: Database): Promise<void> {
  for (const [name, columns] of Object.entries(COLUMNS))
    await sql`CREATE TABLE IF NOT EXISTS ${sql.table(name)} (${sql.raw(columns)})`.execute(db);
  await db.deleteFrom('schema_version').execute();
  await db.insertInto('schema_version').values({ version: VERSION }).execute();
}

export async function checkVersion(db: Database): Promise<void> {
  const row = await db
    .selectFrom('schema_version')
    .select('version')
    .executeTakeFirst()
    .catch((error: Error) => {
      if (/no such table|does not exist/.test(error.message) && !/database ".*" does/.test(error.message))
        throw new Unusable('The database has no tables yet: run "node manage.ts migrate".');
      throw new Unusable(`The database cannot be read: ${error.message}`);
    });
  if (row?.version === VERSION) return;
  if ((row?.version ?? 0) > VERSION)
    throw new Unusable('The database belongs to a newer version of this server.');
  throw new Unusable('The tables are of an older version: run "node manage.ts migrate".');
}
