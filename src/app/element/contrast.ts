/* A chunk of its own: only developers and slotted content load it. */
import { warnOnce } from '../page/warn-once.ts';

/** Below this, a text is hard to read. WCAG asks for 4.5, which a page can miss in many other ways. */
const LOWEST = 3;

/** Tells the author of a dark page without `color-scheme` why the texts of an element cannot be read. */
export function warnOfContrast({ localName, shadowRoot, isConnected }: HTMLElement): void {
  const root = shadowRoot?.querySelector('.root');
  if (!root || !isConnected) return;
  if (!hasContrast(getComputedStyle(root).color, root))
    warnOnce(
      `The texts of <${localName}> are hard to read on this page. Set color-scheme to ${luminance(backgroundOf(root)) < 0.18 ? 'dark' : 'light'} in the style sheet of the page, or the attribute theme on the element.`,
    );
}

/** Whether a colour can be read at an element. True if the browser cannot tell. */
export function hasContrast(color: string, element: Element): boolean {
  const [text, page] = [luminance(color), luminance(backgroundOf(element))];
  const ratio = (Math.max(text, page) + 0.05) / (Math.min(text, page) + 0.05);
  return !(ratio < LOWEST);
}

/** The first background that is not transparent, also outside shadow trees, or else that of the canvas. */
function backgroundOf(element: Element): string {
  const { backgroundColor, colorScheme } = getComputedStyle(element);
  const isClear = /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  if (!isClear) return backgroundColor;
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return parent ? backgroundOf(parent) : colorScheme.startsWith('dark') ? 'black' : 'white';
}

/** From 0 for black to 1 for white. Drawn, because a style can be in any colour space. */
function luminance(color: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return Number.NaN;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
