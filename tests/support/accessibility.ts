import axe from 'axe-core';

/** Runs every rule of axe on the element and its shadow roots, once it has come to rest. */
export async function expectAccessible(element: Element): Promise<void> {
  await rest();
  const { violations } = await axe.run(element, { preload: false });
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
  throw new Error(`Not accessible:\n${lines.join('\n')}`);
}

/** Colours are in between while something fades; a spinner, which never ends, is not waited for. */
async function rest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
