import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { seededPerson } from '../../reference/seed.ts';
import { type ServerName, startTestedServer } from './start.ts';
import { createMember, createVisitor, requestToken } from './visitor.ts';

/** Those without a code, a campaign and a voucher that asks for more, which Express does not have. */
const WORKFLOWS = [
  'signInWithPassword',
  'signInWithLink',
  'setNewPassword',
  'askForRecovery',
  'seePersonalData',
  'seePersonalReports',
  'openThePage',
];

/** In Express. */
const ADMIN = { email: 'tomas@example.org', password: 'Copper-Orchard-31' };

export function testWithArazzo(name: ServerName): void {
  test('the sequences of calls work', { timeout: 120_000 }, async () => {
    // Of its own, because the conformance kit has almost used up the links that one client may request.
    const server = await startTestedServer(name);
    const { url } = server;
    const visitor = createVisitor(server);
    const [member, other] = [await createMember(server), await createMember(server)];
    const token = (path: string, person = member) => requestToken(server, visitor, `/api/v1${path}`, person);
    const input = {
      antiForgeryToken: 'a-token',
      ...(name === 'reference' ? seededPerson('adminWithoutCode') : ADMIN),
      portalToken: await token('/members/portallogin'),
      dataToken: await token('/members/personaldata'),
      reportsToken: await token('/members/personalreports'),
      // A new password ends all links of the account.
      recoveryToken: await token('/login/member/forgotpw', other),
    };
    const output = await respect('--server', `calls=${url}`, '--input', JSON.stringify(input));
    await server.close();
    expect(output).toContain(`${WORKFLOWS.length} passed, ${WORKFLOWS.length} total`);
  });
}

const respect = (...options: string[]) =>
  new Promise<string>((resolve) => {
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      NO_COLOR: '1',
    };
    const program = 'node_modules/@redocly/cli/bin/cli.js';
    const parameters = [
      program,
      'respect',
      'api/flows.arazzo.yaml',
      ...options,
      ...WORKFLOWS.flatMap((name) => ['--workflow', name]),
    ];
    execFile(process.execPath, parameters, { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
