import type { AxeResults, RunOptions } from 'axe-core';

/** Without details of what passes, a run takes half as long. By default axe leaves out the size of targets and names of other words. */
export const AXE_OPTIONS: RunOptions = {
  preload: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};

/** Throws an error that lists the violations axe has found. */
export function expectNoViolations({ violations }: Pick<AxeResults, 'violations'>): void {
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
  throw new Error(`Not accessible:\n${lines.join('\n')}`);
}
