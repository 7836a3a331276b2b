/* What all calls use. Whoever starts the server reads one sentence if it cannot. */
import { readConfig } from './config.ts';
import { type Database, openDatabase } from './database.ts';
import { createEngines } from './engine.ts';
import { Unusable } from './errors.ts';

export function stop(error: unknown): never {
  console.error(error instanceof Unusable ? error.message : error);
  process.exit(1);
}

function attempt<T>(create: () => T, why = ''): T {
  try {
    return create();
  } catch (error) {
    return stop(why ? new Unusable(`${why}: ${(error as Error).message}.`) : error);
  }
}

export const config = attempt(readConfig);
export const database: Database = attempt(
  () => openDatabase(config.database),
  `The database "${config.database}" cannot be opened`,
);
export const { db } = database;
export const engines = createEngines(config, database);

/** A line of JSON. What people typed, tokens and codes never get here. */
export function log(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
