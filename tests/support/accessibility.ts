import axe from 'axe-core';
import { waitForAnimations } from './animations.ts';
import { AXE_OPTIONS, expectNoViolations } from './violations.ts';

/** Checks the element and its shadow roots with every axe rule. */
export async function expectAccessible(element: Element): Promise<void> {
  await waitForAnimations();
  expectNoViolations(await axe.run(element, AXE_OPTIONS));
}
