import { expect, test } from 'vitest';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { runChecks } from '../../conformance/run.ts';
import { type TestedServer, VOUCHERS } from './start.ts';
import { createMember } from './visitor.ts';

const VOUCHER_CHECKS = ['Redeem Voucher, code of --voucher', 'Redeem Voucher, new member'];

const MUST_BE_CHECKED = [
  'Token page, links of the emails',
  'Links of the emails, only for their purpose',
  'Personal data, link of an email',
  'Personal reports, link of an email',
  'Reset Password, link of an email',
  'Login, wrong password of the test account',
  'Login, password',
  'Registration, address of the test account',
  'Login, limit for wrong passwords',
  'Every form, origin',
  'Every form, type of the body',
];

/** Milliseconds. The kit waits up to five minutes for limits, which it reaches if a busy machine makes it measure times again. */
const LONGEST_RUN = 400_000;

export function testWithKit(server: () => TestedServer): void {
  test('the conformance kit finds nothing', { timeout: LONGEST_RUN }, async () => {
    captureWarnings();
    const { url, name, tokens } = server();
    const { email, pass } = await createMember(server());
    const outcomes = await runChecks(new URL(url), {
      ...{ write: true, apiOnly: true, email, password: pass },
      ...(name === 'starter' && { vouchers: VOUCHERS }),
      readMails: async (to) =>
        tokens(to)
          .map((token) => `${url}/login/token/${token}`)
          .join('\n'),
    });
    // The machine of the tests may be busy.
    const findings = outcomes.flatMap((each) =>
      each.what === 'Answers, within 3 seconds' ? [] : each.findings,
    );
    expect(findings).toEqual([]);
    const mustBeChecked = name === 'starter' ? [...MUST_BE_CHECKED, ...VOUCHER_CHECKS] : MUST_BE_CHECKED;
    const notChecked = outcomes.filter(({ what, skipped }) => skipped && mustBeChecked.includes(what));
    expect(notChecked).toEqual([]);
    expect(outcomes.map(({ what }) => what)).toEqual(expect.arrayContaining(mustBeChecked));
  });
}
