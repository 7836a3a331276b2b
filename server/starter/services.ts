/* What all calls use. Whoever starts the server reads one sentence if it cannot. */
import { type Config, readConfig, Unusable } from './config.ts';
import { openDatabase } from './database.ts';
import { createEngines } from './engine.ts';

export function stop(error: unknown): never {
  console.error(error instanceof Unusable ? error.message : error);
  process.exit(1);
}

function open(config: Config) {
  try {
    return openDatabase(config.database);
  } catch (error) {
    throw new Unusable(`The database "${config.database}" cannot be opened: ${(error as Error).message}.`);
  }
}

function create() {
  try {
    const config = readConfig();
    const database = open(config);
    return { config, db: database.db, engines: createEngines(config, database) };
  } catch (error) {
    return stop(error);
  }
}

export const { config, db, engines } = create();
