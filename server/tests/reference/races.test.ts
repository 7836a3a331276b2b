/*
 * @module-tag long
 * Between any two steps of a call the owner can set a new password or sign out, or the account can be blocked. After that the call
 * must write nothing that it would not write if it came later.
 */
import { createHook, executionAsyncId } from 'node:async_hooks';
import { globSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../reference/create-backend.ts';
import { GRANTS } from '../../reference/store/grant.ts';
import { storePassword } from '../../reference/store/password-change.ts';
import { hashPasswordSync } from '../../reference/store/passwords.ts';
import { endSession } from '../../reference/store/sessions.ts';
import { findToken } from '../../reference/store/tokens.ts';
import { CALLS, EMAIL, type Server, start } from './races.ts';
import { LOW_COST } from './support.ts';

const OF_OWNER = hashPasswordSync('Granite-Whistle-8', LOW_COST);

// Otherwise all steps of a request have the same id.
const hook = createHook({ init() {} });
beforeAll(() => void hook.enable());
afterAll(() => void hook.disable());

const EVENTS: Readonly<Record<string, (server: Server) => void>> = {
  'a new password': ({ database, recovery }) => {
    const backend = createBackend({ database, now: () => 0 });
    const link = findToken(backend, recovery);
    if (link) storePassword(backend, link, OF_OWNER);
  },
  'a block': ({ database }) => {
    database.prepare('UPDATE accounts SET suspended = 1 WHERE email = ?').run(EMAIL);
  },
  'a sign-out': ({ database, cookies }) =>
    endSession(createBackend({ database }), cookies.get('portal-session') ?? ''),
};

/** Runs `event` before the step with this number, counted from 0, and returns how many there were. What reads nothing is no step. */
function interrupt(database: DatabaseSync, at: number, event: () => void): () => number {
  let steps = 0;
  let last = 0;
  for (const name of ['prepare', 'exec'] as const) {
    const original = database[name].bind(database);
    const interrupted = (sql: string) => {
      const id = executionAsyncId();
      if (id !== last) {
        last = id;
        steps += 1;
        if (steps - 1 === at) event();
      }
      return original(sql);
    };
    Object.assign(database, { [name]: interrupted });
  }
  return () => steps;
}

/** What the account has: what lets a person in, and whether it is active and has the new password. */
function stateOf({ database }: Server): string {
  const ids = 'account_id IN (SELECT id FROM accounts WHERE email = ?)';
  const grants = GRANTS.map((table) => {
    const rows = database.prepare(`SELECT * FROM ${table} WHERE ${ids}`).all(EMAIL);
    return `${rows.filter((row) => !row.spent_at).length} ${table}`;
  });
  const accounts = database.prepare('SELECT active, password FROM accounts WHERE email = ?').all(EMAIL);
  return [...grants, ...accounts.map((row) => `${row.active} ${row.password === OF_OWNER}`)].join(', ');
}

/** Makes a call, with an event before one of its steps. */
async function outcome(name: string, event: (server: Server) => void, at = 0) {
  const server = await start();
  const call = await CALLS[name]?.(server);
  let then = '';
  const steps = interrupt(server.database, at, () => {
    event(server);
    then = stateOf(server);
  });
  const { status = 0 } = (await call?.()) ?? {};
  return { steps: steps(), isAccepted: status < 400, then, end: stateOf(server) };
}

test.each(Object.keys(CALLS))('%s: nothing that happens meanwhile is missed', async (name) => {
  for (const [what, event] of Object.entries(EVENTS)) {
    const { steps } = await outcome(name, () => {});
    const before = await outcome(name, event);
    for (let at = 1; at < steps; at += 1) {
      const { then, end } = await outcome(name, event, at);
      // As if it had come before the call, or nothing was written afterwards.
      expect([before.end, then], `${what} before step ${at}`).toContain(end);
    }
  }
});

test('every call that changes something is among them, and succeeds if nothing happens', async () => {
  const { app } = await start();
  const posts = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
  for (const path of posts)
    expect(Object.keys(CALLS).map((name) => name.replace(/^POST |,.*/g, ''))).toContain(path);
  for (const name of Object.keys(CALLS).filter((each) => !each.includes('wrong'))) {
    const { isAccepted } = await outcome(name, () => {});
    expect([name, isAccepted]).toEqual([name, true]);
  }
});

test('only one function writes what lets a person in', () => {
  const writes = new RegExp(`(INSERT|REPLACE)[^'"\`]*INTO (${GRANTS.join('|')})\\b`);
  const writers = globSync('server/reference/**/*.ts').filter((file) =>
    writes.test(readFileSync(file, 'utf8')),
  );
  expect(writers).toEqual([]);
});
