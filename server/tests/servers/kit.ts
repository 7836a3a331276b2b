import { expect, test } from 'vitest';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import type { Finding } from '../../conformance/finding.ts';
import { runChecks } from '../../conformance/run.ts';
import type { TestedServer } from './start.ts';
import { createMember } from './visitor.ts';

/** Of Express, which has no codes and blocks nobody: for a member and for a new one. */
const VOUCHERS = ['ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2', 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ3'];
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
      ...(name === 'express' && { vouchers: VOUCHERS }),
      readMails: async (to) =>
        tokens(to)
          .map((token) => `${url}/login/token/${token}`)
          .join('\n'),
    });
    // The machine of the tests may be busy.
    const findings = outcomes.flatMap((each) =>
      each.what === 'Answers, within 3 seconds' ? [] : each.findings,
    );
    // Its README says that its list of common passwords has to be replaced.
    const isShortList = ({ why }: Finding) => name === 'express' && why.includes('a list of at least');
    expect(findings.filter((each) => !isShortList(each))).toEqual([]);
    const mustBeChecked = name === 'express' ? [...MUST_BE_CHECKED, ...VOUCHER_CHECKS] : MUST_BE_CHECKED;
    const notChecked = outcomes.filter(({ what, skipped }) => skipped && mustBeChecked.includes(what));
    expect(notChecked).toEqual([]);
    expect(outcomes.map(({ what }) => what)).toEqual(expect.arrayContaining(mustBeChecked));
  });
}
