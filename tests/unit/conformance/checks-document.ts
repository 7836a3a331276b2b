/* The content of docs/checks.md, from the planted faults. */
import { CHECKS } from '../../../api/conformance/checks/all.ts';
import type { Check, Options } from '../../../api/conformance/context.ts';
import { table } from '../../../scripts/describe/calls/table.ts';
import { checkOf, FAULTS_BY_FINDING } from './faults/all.ts';

/** One after the other, so that a check names all that it needs. */
const STEPS: readonly Partial<Options>[] = [
  {},
  {
    ...{ write: true, email: 'x', token: 'x', origin: 'x', wait: 1 },
    codeAccount: 'x',
    blocked: 'x',
    inactive: 'x',
  },
  { vouchers: ['x'], limits: true, codePassword: 'x', blockedPassword: 'x', inactivePassword: 'x' },
  { readMails: async () => '' },
  { vouchers: ['x', 'x'] },
];

function needsOf({ skip }: Check): string {
  let options: Options = { apiOnly: false, write: false };
  const needs = STEPS.flatMap((step) => {
    options = { ...options, ...step };
    return skip?.(options)?.replace(/^needs /, '') ?? [];
  });
  return [...new Set(needs)].join(', ');
}

const faultsOf = (what: string) =>
  Object.entries(FAULTS_BY_FINDING)
    .filter(([, finding]) => checkOf(finding) === what)
    .map(([fault]) => fault);

const rows = CHECKS.map((check) => [check.what, needsOf(check), faultsOf(check.what).join('; ')]);

export const checksDocument = `# What the conformance kit checks

For people who check a server with \`login-portal-conformance\`.

The names of the checks are those in the output, and those for \`--only\` and \`--allow\`. The last column lists the faults that the
tests of this project plant in a server and that the check has found: ${Object.keys(FAULTS_BY_FINDING).length} in all. A check can find others, too. The tests also
show that the kit finds nothing in the reference backend, in a small correct server and in the servers of
[\`examples/servers/\`](../examples/servers/README.md), except that their list of common passwords is short.
[What the kit cannot see](api.md#what-the-kit-cannot-see) is in the description of the API.

${table(['check', 'needs', 'faults that it has found'], rows)}`
  .trimEnd()
  .concat('\n');
