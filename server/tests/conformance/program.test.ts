// @module-tag long
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { readArguments } from '../../conformance/arguments.ts';
import { seededPerson } from '../../reference/seeds/people.ts';
import { type RunningServer, startServer } from '../../reference/server.ts';
import { LOW_COST } from '../reference/support.ts';

let server: RunningServer;
// A run uses most of what the limits allow.
beforeEach(async () => {
  server = await startServer({ passwordCost: LOW_COST });
});
afterEach(() => server.close());

const run = promisify(execFile);

test('nothing is printed if nobody reads on', async () => {
  const command = `"${process.execPath}" server/conformance/main.ts ${server.url} --api-only | head -1`;
  const { stdout, stderr } = await run('sh', ['-c', command]);
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});

test('without a server, there is a report, too', async () => {
  const url = `http://localhost:${await freePort()}`;
  const program = run(process.execPath, ['server/conformance/main.ts', url, '--json']);
  const { code, stdout } = await program.catch((error) => error);
  expect(code).toBe(2);
  const why = expect.stringContaining('GET / gets no answer that can be read: ');
  expect(JSON.parse(stdout)).toMatchObject({ checks: 1, fails: 1, findings: [{ level: 'fails', why }] });
});

// loose.test.ts reads the emails with --outbox-url.
test.each([
  [[], /^skipped {2}1 check: needs --write and --blocked$/m],
  [['--verbose'], /^skipped {2}Login, blocked account: needs --write and --blocked$/m],
])('emails are read with --code-command, and what was not checked is listed, %j', async (more, skipped) => {
  const { email } = seededPerson('memberWithoutSurveys');
  const command = `curl -sG ${server.url}/outbox.json --data-urlencode "to=$EMAIL"`;
  const { stdout } = await run(process.execPath, [
    ...['server/conformance/main.ts', server.url, '--api-only', '--write', '--as', email],
    ...['--only', 'Reset Password, link of an email', '--only', 'Login, blocked account'],
    ...['--code-command', command, ...more],
  ]);
  expect(stdout).toMatch(/^ok +Reset Password, link of an email$/m);
  expect(stdout.match(/^skipped/gm)).toHaveLength(1);
  expect(stdout).toMatch(skipped);
});

test.each([
  [['--only', 'Nothing'], /--only does not know "Nothing"/],
  [['--allow', 'Nothing'], /--allow does not know "Nothing"/],
  [['--without', 'reports,Nothing'], /--without does not know "Nothing"\. It knows:\npersonaldata\nreports/],
  [['--wait', 'soon'], /--wait must be a number of minutes/],
  [['--origin', 'www.example.org'], /--origin must look like https/],
  [['--outbox-url', 'http://localhost/outbox'], /contains \{email\}/],
])('the arguments %j are explained', (args, text) => {
  expect(() => readArguments(['http://localhost', ...args], {})).toThrow(text);
});

test('an origin is the one that browsers send', () => {
  const read = readArguments(['http://localhost', '--origin', 'https://WWW.example.org:443/'], {});
  expect(read?.options.origin).toBe('https://www.example.org');
});
