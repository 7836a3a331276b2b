import type { DatabaseSync } from 'node:sqlite';

/** Runs a function in a transaction. The function must be synchronous, so that no other request runs in between. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
