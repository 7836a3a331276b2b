import type { AxeResults, RunOptions } from 'axe-core';

/** Without details of what passes, a run takes half as long. axe leaves out the size of targets by default. */
export const AXE_OPTIONS: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
};

/** Throws an error that lists the violations axe has found. */
export function expectNoViolations({ violations }: Pick<AxeResults, 'violations'>): void {
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
  throw new Error(`Not accessible:\n${lines.join('\n')}`);
}
