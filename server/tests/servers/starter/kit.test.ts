/* The conformance kit with everything that the starter has, on a file or on PostgreSQL. */
import { expect, test } from 'vitest';
import { PAGE_POLICY, withHashes } from '../../../../standalone/content-security-policy.ts';
import { captureWarnings } from '../../../../tests/unit/support/console.ts';
import { runChecks } from '../../../conformance/run.ts';
import { folderWith } from '../../reference/support.ts';
import { createVisitor, reset } from '../visitor.ts';
import { withDatabases } from './postgres.ts';
import type { Starter } from './processes.ts';
import { startStarter } from './starter.ts';

const HTML = '<!doctype html><title>Portal</title>';
const POLICY = withHashes(PAGE_POLICY, HTML);
const VOUCHERS = ['ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2', 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ3'];
const FOR_MEMBERS = [
  'Personal data, link of an email',
  'Personal reports, link of an email',
  'Redeem Voucher, code of --voucher',
  'Redeem Voucher, new member',
];
const PASSWORD = 'Velvet-Harbour-92';
/** The kit waits for limits, which it reaches. */
const LONGEST_RUN = 600_000;

const newDatabase = withDatabases();

/** By the command, whose link sets the password. */
async function add(server: Starter, kind: string, email: string): Promise<string> {
  const token = (await server.manage(kind, email)).split('/').at(-1) ?? '';
  expect(await reset(createVisitor(server), token, PASSWORD)).toMatchObject({ http: 200 });
  return email;
}

test.each(['member', 'admin'])(
  'the kit finds nothing for the account of the kind %s',
  { timeout: LONGEST_RUN },
  async (kind) => {
    captureWarnings();
    const PORTAL = folderWith({
      'index.html': HTML,
      'csp.json': JSON.stringify({ page: { policy: POLICY } }),
    });
    // Each run reaches the limits of the client.
    const server = await startStarter({ database: await newDatabase(), env: { PORTAL } });
    const email = await add(server, kind, `${kind}@example.org`);
    const codeAccount = await add(server, kind, `code-${kind}@example.org`);
    // An admin could become a member with the same address, who is not blocked.
    const blocked = await add(server, 'member', 'blocked@example.org');
    const stored = kind === 'admin' ? 'user' : 'member';
    await server.manage('code', stored, codeAccount);
    await server.manage('block', 'member', blocked);
    const vouchers = kind === 'member' ? VOUCHERS : [];
    for (const code of vouchers) await server.manage('voucher', code);
    const outcomes = await runChecks(new URL(server.url), {
      ...{ write: true, limits: true, apiOnly: false, email, password: undefined, vouchers },
      ...{ codeAccount, codePassword: PASSWORD, blocked, blockedPassword: PASSWORD },
      readMails: async (to) => JSON.stringify(server.mails.list(to)),
    });
    // The machine of the tests may be busy.
    const findings = outcomes.flatMap((each) =>
      each.what.includes('within 3 seconds') ? [] : each.findings,
    );
    expect(findings).toEqual([]);
    const skipped = outcomes.filter((each) => each.skipped);
    const checked = outcomes.filter((each) => !each.skipped).map(({ what }) => what);
    expect(checked, JSON.stringify(skipped)).toEqual(
      expect.arrayContaining([
        'Reset Password, link of an email',
        'Passkeys, creating one and signing in',
        'Login, code of an email',
        'Login, limit for wrong codes',
        'Login, right password after too many wrong ones',
        'Page, every screen',
        ...(kind === 'member' ? FOR_MEMBERS : []),
      ]),
    );
  },
);
