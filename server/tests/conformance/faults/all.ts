/* All planted faults. */
import { CHECKS } from '../../../conformance/checks/all.ts';
import { FAULTS as SMALL_SERVER_FAULTS } from '../small-server/faults.ts';
import { ANSWER_FAULTS } from './answer.ts';
import type { Faults } from './fault.ts';
import { FORM_FAULTS } from './form.ts';
import { ORIGIN_FAULTS } from './origin.ts';
import { PAGE_FAULTS } from './page.ts';
import { PASSKEY_FAULTS } from './passkey.ts';

/** Mistakes in the reference backend. */
export const PLANTED_FAULTS: Faults = {
  ...PAGE_FAULTS,
  ...ANSWER_FAULTS,
  ...FORM_FAULTS,
  ...ORIGIN_FAULTS,
  ...PASSKEY_FAULTS,
};

/** Those of the small server, too, each with what matches its finding. */
export const FAULTS_BY_FINDING: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(Object.entries(PLANTED_FAULTS).map(([fault, { finding }]) => [fault, finding])),
  ...SMALL_SERVER_FAULTS,
};

/** The check that finds a fault, by the beginning of the finding: `fails Login, email address: `. */
export function checkOf(finding: RegExp): string {
  const text = finding.source.replaceAll('\\', '');
  const found = CHECKS.filter(({ what }) => new RegExp(`^\\^(fails|warns|reads) ${what}: `).test(text));
  if (found.length !== 1) throw new Error(`${finding} must begin with its level and the name of one check.`);
  return found[0]?.what ?? '';
}
