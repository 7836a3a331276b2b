import axe from 'axe-core';
import { comeToRest } from './rest.ts';
import { expectNone } from './violations.ts';

/** Runs every rule of axe on the element and its shadow roots. */
export async function expectAccessible(element: Element): Promise<void> {
  await comeToRest();
  expectNone(await axe.run(element, { preload: false }));
}
