import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from './accessibility.ts';
import { waitForAnimations } from './animations.ts';
import { find, findAll } from './shadow.ts';
import { waitFor } from './timing.ts';

/**
 * The widths of a narrow column, a phone and a desktop in CSS pixels. The theme changes only colours and the width only sizes,
 * so the tests need every width and every theme once, not every combination. axe is slow, so it checks every theme once.
 */
const VIEWPORTS = [
  { width: 240, theme: 'light', axe: false },
  { width: 320, theme: 'dark', axe: true },
  { width: 1280, theme: 'light', axe: true },
];

/** Expects no axe violations and no horizontal overflow at every width and in both themes. */
export async function expectAccessibleAtAllSizes(element: HTMLElement): Promise<void> {
  await waitFor(() => findAll(element, '[part=loading-screen]').length === 0);
  for (const { width, theme, axe } of VIEWPORTS) {
    await setViewport({ width, height: 800 });
    element.setAttribute('theme', theme);
    await waitFor(() => find(element, '[part=root]').dataset.theme === theme);
    await (axe ? expectAccessible(element) : waitForAnimations());
    const { scrollWidth } = document.documentElement;
    // WebKitGTK has no window of less than 290 px.
    if (scrollWidth > Math.max(width, innerWidth))
      throw new Error(`The page is ${scrollWidth} px wide at ${width} px.`);
  }
}

after(() => setViewport({ width: 800, height: 600 }));
