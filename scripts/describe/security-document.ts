/* The content of docs/security.md, from docs/security.yaml. `npm run api` writes the file. */
import { lists, type Part, type Row, readParts } from './rows.ts';

/** The id is one number, or the first and the last: `4.3.1-4.3.2`. */
export interface SecurityRow extends Row {
  readonly about: string;
  readonly product?: string;
  readonly reference?: string;
  readonly server?: string;
}

export const securityParts = readParts<Part<SecurityRow>>('security.yaml');

const INTRODUCTION = `# Security by requirement

For people who assess a site with login-portal by OWASP ASVS 5.0 or NIST SP 800-63B-4.

After a requirement comes what the elements and the standalone page do. **Reference** is what the reference backend does, behind a
[configured web server](operating.md#web-servers), and **Server** what is left to yours; without it, yours has to do the same as the
reference. The server in \`server/starter/\` does a part of it. **Not met** marks what is not met.
In the repository, \`docs/security.yaml\` names the tests that show each line. Nobody has certified this assessment.
An independent audit has tried hostile attributes, answers, addresses and bodies, races, emails and floods; what it found is mended.
[SECURITY.md](../SECURITY.md) says how to report a vulnerability.
`;

const marked = (label: string, line?: string) =>
  line ? [`${label}${line.trim().replaceAll('Not met', '**Not met**')}`] : [];

export const securityDocument = lists(
  INTRODUCTION,
  securityParts,
  ({ id, about, product, reference, server }) =>
    [
      `**${id.replace(/(?<=\d)-(?=\d)/, ' to ')}** ${about}:`,
      ...marked('', product),
      ...marked('**Reference:** ', reference),
      ...marked('**Server:** ', server),
    ].join(' '),
);
