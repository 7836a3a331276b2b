/* Replaces the import of node:sqlite in the mock, to say which Node it needs. */

const sqlite = process.getBuiltinModule?.('node:sqlite');

if (!sqlite) {
  console.error(`The mock needs Node 22.13 or newer, and this is ${process.version}.`);
  process.exit(2);
}

export const { DatabaseSync } = sqlite;
