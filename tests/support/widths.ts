import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from './accessibility.ts';
import { poll } from './poll.ts';
import { find, findAll } from './shadow.ts';

/** CSS pixels: a narrow column of somebody else's page, a small telephone, a screen. */
const WIDTHS = [240, 320, 1280];

/** Both themes at both widths: axe finds nothing, and nothing is wider than the page. */
export async function expectAccessibleEverywhere(element: HTMLElement): Promise<void> {
  await poll(() => findAll(element, '[part=loading-screen]').length === 0);
  for (const width of WIDTHS) {
    await setViewport({ width, height: 800 });
    for (const theme of ['light', 'dark']) {
      element.setAttribute('theme', theme);
      await poll(() => find(element, '[part=root]').dataset.theme === theme);
      await expectAccessible(element);
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > width) throw new Error(`The page is ${scrollWidth} px wide at ${width} px.`);
    }
  }
}

after(() => setViewport({ width: 800, height: 600 }));
