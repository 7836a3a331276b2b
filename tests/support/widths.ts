import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from './accessibility.ts';
import { poll } from './poll.ts';
import { find, findAll } from './shadow.ts';

/**
 * A narrow column of somebody else's page, a small telephone, a screen, in CSS pixels. Colours are the theme's and sizes are the
 * width's, so each of both needs to be seen once, not each pair.
 */
const VIEWS = [
  [240, 'light'],
  [320, 'dark'],
  [1280, 'light'],
] as const;

/** At every width and in both themes axe finds nothing, and nothing is wider than the page. */
export async function expectAccessibleEverywhere(element: HTMLElement): Promise<void> {
  await poll(() => findAll(element, '[part=loading-screen]').length === 0);
  for (const [width, theme] of VIEWS) {
    await setViewport({ width, height: 800 });
    element.setAttribute('theme', theme);
    await poll(() => find(element, '[part=root]').dataset.theme === theme);
    await expectAccessible(element);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) throw new Error(`The page is ${scrollWidth} px wide at ${width} px.`);
  }
}

after(() => setViewport({ width: 800, height: 600 }));
