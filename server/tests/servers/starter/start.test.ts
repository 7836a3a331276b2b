/* The starter says why it does not start. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startProcess, startStarter } from './starter.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'starter-')), 'portal.sqlite');

/** What a process prints that does not start. */
const refusal = (env: NodeJS.ProcessEnv): Promise<string> =>
  startProcess(env).then(
    () => 'It starts.',
    (error: Error) => error.message.trim(),
  );

test('it does not start without what it needs, and says so in one sentence', {
  timeout: 120_000,
}, async () => {
  const { env, stop } = await startStarter();
  await stop();
  const unreachable = 'postgres://nobody@127.0.0.1:1/none';
  const WRONG: readonly (readonly [changes: NodeJS.ProcessEnv, sentence: RegExp])[] = [
    [{ SECRET_KEY: '' }, /^SECRET_KEY is missing: use the output of .*\.$/],
    [{ SECRET_KEY: 'password'.repeat(8) }, /^SECRET_KEY is not usable: .*\.$/],
    [{ ORIGIN: 'http://localhost.example.org' }, /^ORIGIN is not usable: .*\.$/],
    [{ SMTP_URL: '' }, /^SMTP_URL is missing: .*\.$/],
    [{ PORT: 'http' }, /^PORT is not usable: use a number\.$/],
    [{ PORTAL: '/nowhere' }, /^PORTAL is not usable: .*\.$/],
    [{ ORIGIN: 'https://login.example.org/login' }, /^ORIGIN is not usable: .*, without a path\.$/],
    [{ ALLOWED_ORIGINS: 'https://www.example.org/a' }, /^ALLOWED_ORIGINS is not usable: .*\.$/],
    [{ DATABASE_URL: '/nowhere/portal.sqlite' }, /^The database ".*" cannot be opened: .*\.$/],
    [
      { DATABASE_URL: 'mysql://name:secret@localhost/portal' },
      /^DATABASE_URL is not usable: (?!.*secret).*\.$/,
    ],
    [{ DATABASE_URL: unreachable }, /^The database cannot be read: .*\.$/],
    [{ DATABASE_URL: newFile() }, /^Tables are old or missing: run "node manage.ts migrate"\.$/],
  ];
  for (const [changes, sentence] of WRONG) expect(await refusal({ ...env, ...changes })).toMatch(sentence);
  expect(env.SECRET_KEY).toBeDefined();
});

test('it does not start with old or newer tables, and the command changes old ones', async () => {
  const { env, stop, manage } = await startStarter();
  await stop();
  const file = new DatabaseSync(String(env.DATABASE_URL));
  file.exec('ALTER TABLE member_account DROP COLUMN blocked');
  expect(await refusal(env)).toBe(
    'The table "member_account" is old or missing: run "node manage.ts migrate".',
  );
  await manage('migrate');
  file.exec('UPDATE starter SET version = 0');
  expect(await refusal(env)).toBe('Tables are old or missing: run "node manage.ts migrate".');
  await manage('migrate');
  file.exec('UPDATE starter SET version = 99');
  expect(await refusal(env)).toBe('The database belongs to a newer version of this server.');
  file.exec('UPDATE starter SET version = 1');
  file.close();
  expect(await refusal(env)).toBe('It starts.');
});

test('it does not start with a database that can be read but not written', async () => {
  const { env, stop } = await startStarter();
  await stop();
  const file = new DatabaseSync(String(env.DATABASE_URL));
  // As a file of another user, which root can write.
  file.exec("CREATE TRIGGER no_write BEFORE UPDATE ON starter BEGIN SELECT RAISE(ABORT, 'not yours'); END");
  file.close();
  expect(await refusal(env)).toBe('The database cannot be written: not yours.');
});
