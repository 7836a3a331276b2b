import type { AxeResults } from 'axe-core';

/** Throws when axe found something; with what is wrong where, as axe words it. */
export function expectNone({ violations }: Pick<AxeResults, 'violations'>): void {
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
  throw new Error(`Not accessible:\n${lines.join('\n')}`);
}
