import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readJson } from '../../../scripts/build/json.ts';
import { type PersonKey, seededPerson } from '../../reference/seeds/people.ts';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { type RunningServer, startServer } from '../../reference/server.ts';
import { LOW_COST } from '../reference/support.ts';
import { createVisitor } from '../servers/visitor.ts';

const FLOWS = 'api/flows.arazzo.yaml';
const { workflows } = parse(readFileSync(FLOWS, 'utf8')) as { workflows: { workflowId: string }[] };

let server: RunningServer;
const folder = mkdtempSync(join(tmpdir(), 'flows-'));

beforeAll(async () => {
  server = await startServer({ passwordCost: LOW_COST, members: { campaignsignup: true } });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** The token of the link that a call mails to a member. */
async function mailedToken(path: string, key: PersonKey = 'memberWithPassword'): Promise<string> {
  const { email } = seededPerson(key);
  await createVisitor(server).post(`/api/v1${path}`, { email });
  await server.settled();
  return server.outbox.list(email)[0]?.links[0]?.split('/').at(-1) ?? '';
}

test('redocly runs every flow against the reference backend', async () => {
  const admin = seededPerson('adminWithoutCode');
  const adminWithCode = seededPerson('adminWithCode');
  const input = {
    antiForgeryToken: 'a-token',
    email: admin.email,
    password: admin.password,
    codeEmail: adminWithCode.email,
    codePassword: adminWithCode.password,
    portalToken: await mailedToken('/members/portallogin'),
    // A new password invalidates all links of the account, so it has its own.
    recoveryToken: await mailedToken('/login/member/forgotpw', 'memberWithoutSurveys'),
    dataToken: await mailedToken('/members/personaldata'),
    reportsToken: await mailedToken('/members/personalreports'),
    campaignid: '12',
    voucher: seededVoucher('asksForNames').code,
  };
  const report = join(folder, 'report.json');
  const output = await respect(
    '--server',
    `calls=${server.url}`,
    '--input',
    JSON.stringify(input),
    '--json-output',
    report,
  );
  const [file] = Object.values<{ executedWorkflows: { workflowId: string; status: string }[] }>(
    readJson(report).files,
  );
  expect(
    file?.executedWorkflows.map(({ workflowId, status }) => [workflowId, status]),
    output,
  ).toEqual(workflows.map(({ workflowId }) => [workflowId, 'success']));
});

const respect = (...options: string[]) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const parameters = ['node_modules/@redocly/cli/bin/cli.js', 'respect', FLOWS, ...options];
    execFile(process.execPath, parameters, { env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
