import type { Level } from './finding.ts';
import type { Outcome } from './run.ts';

const LABELS: Readonly<Record<Level, string>> = {
  fails: 'FAILS  ',
  warns: 'warns  ',
  reads: 'reads  ',
  allowed: 'allowed',
};
const INDENT = ' '.repeat(11);

/** What one check has found. */
export function linesOf({ what, skipped, findings, requests }: Outcome, verbose = false): string[] {
  const found = findings.flatMap(({ level, why, evidence }) => [
    `${LABELS[level]}  ${what}: ${why}`,
    ...(evidence ? [`${INDENT}${evidence}`] : []),
  ]);
  if (skipped && verbose) found.push(`skipped  ${what}: ${skipped}`);
  if (found.length === 0 && !skipped) found.push(`ok       ${what}`);
  return [...found, ...(verbose ? requests.map((request) => `${INDENT}${request}`) : [])];
}

const count = (outcomes: readonly Outcome[], wanted: Level) =>
  outcomes.flatMap(({ findings }) => findings).filter(({ level }) => level === wanted).length;

const notChecked = (outcomes: readonly Outcome[]) => outcomes.filter(({ skipped }) => skipped);

/** One line for each reason. */
function skippedLines(outcomes: readonly Outcome[]): string[] {
  const reasons = notChecked(outcomes).map(({ skipped }) => skipped);
  return [...new Set(reasons)].map((why) => {
    const { length } = reasons.filter((each) => each === why);
    return `skipped  ${length} ${length > 1 ? 'checks' : 'check'}: ${why}`;
  });
}

/** The end of the output. */
export function summaryOf(outcomes: readonly Outcome[], verbose: boolean): string {
  const [fails, warns, reads, allowed] = (['fails', 'warns', 'reads', 'allowed'] as const).map((level) =>
    count(outcomes, level),
  );
  return [
    ...(verbose ? [] : skippedLines(outcomes)),
    '',
    'No option shows what docs/api.md#what-the-kit-cannot-see lists.',
    '',
    `${outcomes.length} checks: ${fails} findings fail, ${warns} warn, ${reads} are read loosely, ${allowed} are allowed, ${notChecked(outcomes).length} checks were skipped, as a whole or in part.`,
  ].join('\n');
}

export function jsonOf(site: URL, outcomes: readonly Outcome[]) {
  const levels = ['fails', 'warns', 'reads', 'allowed'] as const;
  return {
    url: site.href,
    checks: outcomes.length,
    skipped: notChecked(outcomes).length,
    ...Object.fromEntries(levels.map((level) => [level, count(outcomes, level)])),
    findings: outcomes.flatMap(({ findings }) => findings),
    notChecked: notChecked(outcomes).map(({ what, skipped }) => ({ what, why: skipped })),
  };
}
