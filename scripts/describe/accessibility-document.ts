/*
 * What is written from docs/accessibility.yaml: `npm run api` writes docs/accessibility.md, and the build the report in the format of
 * OpenACR.
 */
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readJson } from '../build/json.ts';
import { lists, type Part, type Row, readParts } from './rows.ts';

/** What a line says before its notes. */
const LEVELS = {
  supports: '',
  'partially-supports': ' **supports in part**.',
  'does-not-support': ' **does not support**.',
  'not-applicable': ' does not apply.',
};

interface Criterion extends Row {
  readonly name: string;
  readonly level: keyof typeof LEVELS;
  readonly notes?: string;
}

interface Chapter extends Part<Criterion> {
  readonly chapter: string;
}

export const accessibilityParts = readParts<Chapter>('accessibility.yaml');

const NOT_TRIED =
  'The flows were tried with Orca 43 and Firefox ESR. Nobody has tried the elements with NVDA, JAWS or VoiceOver, and nobody outside the project has tested them. The tests use axe-core and the accessibility tree of Chromium, and repeat a sample in Firefox and WebKitGTK.';

const INTRODUCTION = `# Accessibility by criterion

For people who assess a site with login-portal by WCAG 2.2, EN 301 549 or section 508.

The lists are about the elements and the standalone page with their default look. They support a criterion if its line says nothing else:
tests show it, which \`docs/accessibility.yaml\` names. ${NOT_TRIED}

Clause 9 of EN 301 549 and section 508 refer to criteria of WCAG, so a line answers for all three.
The build writes \`dist/accessibility.openacr.yaml\` with the same content in the format of [OpenACR](https://github.com/GSA/openacr).
`;

export const accessibilityDocument = lists(
  INTRODUCTION,
  accessibilityParts,
  ({ id, name, level, notes = '' }) => `**${id}** ${name}:${LEVELS[level]} ${notes}`.trim().replace(/:$/, ''),
);

const { name, description, license, version } = readJson(join(import.meta.dirname, '../../package.json'));

export const accessibilityReport = stringify({
  title: `${name} Accessibility Conformance Report`,
  product: { name, version, description },
  // The format requires an email address. The publisher of a report adds one.
  author: { name: `The developers of ${name}`, email: '' },
  notes: NOT_TRIED,
  evaluation_methods_used: 'Automated tests, which docs/accessibility.yaml names for each criterion.',
  license,
  catalog: '2.5-edition-wcag-2.2-508-eu-en',
  chapters: Object.fromEntries(
    accessibilityParts.map(({ chapter, rows }) => [chapter, { criteria: rows.map(criterion) }]),
  ),
});

/** Functional performance has no components. */
function criterion({ id, level, notes = '' }: Criterion) {
  const component = id.startsWith('302.') ? 'none' : 'web';
  return { num: id, components: [{ name: component, adherence: { level, notes } }] };
}
