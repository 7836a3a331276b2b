/* All planted faults. */
import { CHECKS } from '../../../conformance/checks/all.ts';
import { ANSWER_FAULTS } from './answer.ts';
import type { Faults } from './fault.ts';
import { FORM_FAULTS } from './form.ts';
import { LIMIT_FAULTS } from './limit.ts';
import { LINK_FAULTS } from './link.ts';
import { ORIGIN_FAULTS } from './origin.ts';
import { PAGE_FAULTS } from './page.ts';
import { PASSKEY_FAULTS } from './passkey.ts';
import { REGISTRATION_FAULTS } from './registration.ts';
import { SIGN_IN_FAULTS } from './sign-in.ts';

/** Mistakes in the reference backend. */
export const PLANTED_FAULTS: Faults = {
  ...PAGE_FAULTS,
  ...ANSWER_FAULTS,
  ...FORM_FAULTS,
  ...ORIGIN_FAULTS,
  ...PASSKEY_FAULTS,
  ...LINK_FAULTS,
  ...REGISTRATION_FAULTS,
  ...SIGN_IN_FAULTS,
  ...LIMIT_FAULTS,
};

/** The check that finds a fault, by the beginning of the finding: `fails Login, email address: `. */
export function checkOf(finding: string): string {
  const found = CHECKS.filter(({ what }) => new RegExp(`^(fails|warns|reads) ${what}: `).test(finding));
  if (found.length !== 1) throw new Error(`${finding} must begin with its level and the name of one check.`);
  return found[0]?.what ?? '';
}
