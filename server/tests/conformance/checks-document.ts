/* The content of server/docs/checks.md. */

import { CHECKS } from '../../conformance/checks/all.ts';
import type { Check, Options } from '../../conformance/context.ts';
import { PLANTED_FAULTS } from './faults/all.ts';

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

const sections = [...Map.groupBy(CHECKS, needsOf)].map(
  ([needs, checks]) =>
    `## ${needs ? `With ${needs}` : 'Without options'}\n\n${checks.map(({ what }) => `- ${what}\n`).join('')}`,
);

export const checksDocument = `# What the conformance kit checks

For people who check a server with \`login-portal-conformance\`.

The names of the checks are those in the output, and those for \`--only\` and \`--allow\`. The tests of this project plant
${Object.keys(PLANTED_FAULTS).length} faults in the reference backend, and each check finds at least one. The kit finds nothing in the reference backend, also with loose
answers, in the mock and in the server of [\`examples/\`](../examples/README.md), except that its list of
common passwords is short. [What the kit cannot see](api.md#what-the-kit-cannot-see) is in the description of the API.

${sections.join('\n')}`;
