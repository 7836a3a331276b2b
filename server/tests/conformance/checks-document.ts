/* The content of server/docs/checks.md, from the planted faults. */

import { table } from '../../../scripts/describe/table.ts';
import { CHECKS } from '../../conformance/checks/all.ts';
import type { Check, Options } from '../../conformance/context.ts';
import { checkOf, FAULTS_BY_FINDING } from './faults/all.ts';

const EVERYTHING: Options = {
  ...{ apiOnly: false, write: true, limits: true, email: 'x', token: 'x', origin: 'x', wait: 61 },
  ...{ codeAccount: 'x', codePassword: 'x', blocked: 'x', blockedPassword: 'x' },
  ...{ inactive: 'x', inactivePassword: 'x', campaigns: ['x'], vouchers: ['x', 'x'] },
  readMails: async () => '',
};

/** Each leaves one thing out, so that a check names it if it needs it. */
const WITHOUT: readonly Partial<Options>[] = [
  ...[{ write: false }, { limits: false }, { email: undefined }, { token: undefined }, { origin: undefined }],
  ...[{ codeAccount: undefined }, { codePassword: undefined }],
  ...[{ blocked: undefined }, { blockedPassword: undefined }],
  ...[{ inactive: undefined }, { inactivePassword: undefined }],
  ...[{ campaigns: [] }, { readMails: undefined }, { vouchers: [] }, { vouchers: ['x'] }],
  ...[{ wait: undefined }, { wait: 1 }],
];

const needsOf = ({ skip }: Check): string =>
  [
    ...new Set(
      WITHOUT.flatMap(
        (change) =>
          skip?.({ ...EVERYTHING, ...change })
            ?.replace(/^needs /, '')
            .split(' and ') ?? [],
      ),
    ),
  ].join(', ');

const faultsOf = (what: string) =>
  Object.entries(FAULTS_BY_FINDING)
    .filter(([, finding]) => checkOf(finding) === what)
    .map(([fault]) => fault);

const SHOWN = 3;

function examplesOf(faults: readonly string[]): string {
  const more = faults.length - SHOWN;
  return [...faults.slice(0, SHOWN), ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

const rows = CHECKS.map((check) => [check.what, needsOf(check), examplesOf(faultsOf(check.what))]);

export const checksDocument = `# What the conformance kit checks

For people who check a server with \`login-portal-conformance\`.

The names of the checks are those in the output, and those for \`--only\` and \`--allow\`. The last column has examples of the
${Object.keys(FAULTS_BY_FINDING).length} faults that the tests of this project plant in a server and that the check has found; it can find others, too. The kit finds
nothing in the reference backend, also with loose answers, in the mock, in a small correct server and in the server of
[\`examples/\`](../examples/README.md), except that its list of common passwords is short.
[What the kit cannot see](api.md#what-the-kit-cannot-see) is in the description of the API.

${table(['check', 'needs', 'faults that it has found'], rows)}`
  .trimEnd()
  .concat('\n');
