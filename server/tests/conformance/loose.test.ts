// @module-tag long
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Finding } from '../../conformance/finding.ts';
import { seededPerson } from '../../reference/seeds/people.ts';
import { startServer } from '../../reference/server.ts';
import { LOW_COST } from '../reference/support.ts';

/** What the kit finds in a server that was started with `LOOSE=1`. Throws if the exit code of the kit is not 0. */
async function findingsOfLooseServer(): Promise<string[]> {
  const { email, password } = seededPerson('memberWithPassword');
  const members = { defaultregistration: true };
  const server = await startServer({ loose: true, passwordCost: LOW_COST, members });
  const outbox = `${server.url}/outbox.json?to={email}`;
  const options = ['--api-only', '--write', '--as', email, '--outbox-url', outbox, '--json'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/conformance/main.ts', server.url, ...options],
    { env: { ...process.env, PORTAL_PASSWORD: password ?? '' } },
  ).finally(() => server.close());
  const { findings }: { findings: Finding[] } = JSON.parse(stdout);
  return (
    findings
      .map(({ level, what, why }) => `${level} ${what}: ${why}`)
      // The machine of the tests may be busy.
      .filter((text) => !text.includes(' Answers, within 3 seconds: '))
  );
}

test('the conformance kit only says how loose answers are read', async () => {
  const findings = await findingsOfLooseServer();
  expect(findings.filter((text) => !text.startsWith('reads '))).toEqual([]);
  expect(findings).toEqual(
    expect.arrayContaining([
      'reads Every screen, name of the application and registration: GET /api/v1/settings/config data.version is of type number. Expected a string: read as a text',
      'reads Login, buttons of single sign-on: GET /api/v1/settings/config/short data.systempreferences.ssoproviders[] is of type number. Expected a string: what differs is ignored',
      expect.stringMatching(/^reads .* refuses with problem details, read as a text$/),
      'reads Login, email address of the test account: POST /api/v1/login data.active_member is of type string. Expected a boolean: read as true',
    ]),
  );
});
