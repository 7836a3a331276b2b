/* A chunk of its own: only developers and slotted content load it. */
import { contrast, luminance } from '../../kit/contrast.ts';
import { warnOnce } from '../page/warn-once.ts';

/** Below this, a text is hard to read. WCAG asks for 4.5, which a page can miss in many other ways. */
const LOWEST = 3;

/** Tells the author of a dark page without `color-scheme` why the texts of an element cannot be read. */
export function warnOfContrast({ localName, shadowRoot, isConnected }: HTMLElement): void {
  const root = shadowRoot?.querySelector('.root');
  if (!root || !isConnected) return;
  if (!hasContrast(getComputedStyle(root).color, root))
    warnOnce(
      `The texts of <${localName}> are hard to read on this page. Set color-scheme to ${luminance(bytes(backgroundOf(root))) < 0.18 ? 'dark' : 'light'} in the style sheet of the page, or the attribute theme on the element.`,
    );
}

/** Whether a colour can be read at an element. True if the browser cannot tell. */
export function hasContrast(color: string, element: Element): boolean {
  return !(contrast(bytes(color), bytes(backgroundOf(element))) < LOWEST);
}

/** The first background that is not transparent, also outside shadow trees, or else that of the canvas. */
function backgroundOf(element: Element): string {
  const { backgroundColor, colorScheme } = getComputedStyle(element);
  const isClear = /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  if (!isClear) return backgroundColor;
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return parent ? backgroundOf(parent) : colorScheme.startsWith('dark') ? 'black' : 'white';
}

/** Red, green and blue. Drawn, because a style can be in any colour space. `NaN` if the browser cannot. */
function bytes(color: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return [Number.NaN];
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
