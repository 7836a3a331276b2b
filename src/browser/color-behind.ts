/**
 * The first background that is not transparent, also outside shadow trees, or else that of the canvas; red, green and blue. `NaN` if
 * the browser cannot draw it.
 */
export function colorBehind(element: Element): number[] {
  const { backgroundColor, colorScheme } = getComputedStyle(element);
  const isClear = /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  if (!isClear) return bytes(backgroundColor);
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return parent ? colorBehind(parent) : bytes(colorScheme.startsWith('dark') ? 'black' : 'white');
}

/** Red, green and blue. Drawn, because a style can be in any colour space. */
export function bytes(color: string): number[] {
  // jsdom draws nothing.
  const canvas = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return [Number.NaN];
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

/** The colour schemes of the page at an element. A page that names none has that of the colour behind the element. */
export function schemesAt(element: Element): string {
  const { colorScheme } = getComputedStyle(element);
  if (colorScheme !== 'normal') return colorScheme;
  const [red = 0, green = 0, blue = 0] = colorBehind(element);
  // The brightness of old screens (Rec. 601), which is close enough.
  return 0.3 * red + 0.6 * green + 0.1 * blue < 100 ? 'dark' : 'light';
}
