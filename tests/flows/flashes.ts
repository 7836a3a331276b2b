/* Finds what flashes more than three times within a second, as WCAG 2.2 defines it in criterion 2.3.1. */
import type { Page } from 'playwright/test';

/** Before the page is opened: its frames are drawn by `largestFlashingShare` only, in even steps. */
export const stopFrames = (page: Page) =>
  page.addInitScript(() => {
    const callbacks = new Map<number, FrameRequestCallback>();
    let [time, count] = [0, 0];
    window.requestAnimationFrame = (callback) => callbacks.set(++count, callback) && count;
    window.cancelAnimationFrame = (id) => void callbacks.delete(id);
    Object.assign(window, {
      drawFrame(milliseconds: number) {
        time += milliseconds;
        const due = [...callbacks.values()];
        callbacks.clear();
        for (const callback of due) callback(time);
      },
    });
  });

/**
 * The largest share of any block of 341 × 256 pixels that flashes more than three times in some second, of the canvas on a
 * plain background. A flash is two opposite changes, of the luminance or of saturated red.
 */
export function largestFlashingShare(page: Page, background: string): Promise<number> {
  return page.locator('canvas').evaluate(measure, background);
}

/** Uses nothing from outside, because it runs in the page. */
function measure(canvas: Element, background: string): number {
  const [FRAMES_PER_SECOND, SECONDS] = [60, 12];
  /** Pixels. The averages of larger squares would hide what flashes in a part of one. */
  const SQUARE = 16;
  const [columns, rows] = [innerWidth, innerHeight].map((pixels) => Math.floor(pixels / SQUARE)) as [
    number,
    number,
  ];
  const pen = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The page has no canvas.');
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const cells = Array.from({ length: columns * rows }, () => ({
    light: { low: 1, high: 0, rises: false, changes: [] as number[] },
    red: { low: Infinity, high: -Infinity, rises: false, changes: [] as number[] },
  }));

  /** Notes a change to the opposite direction of at least `least`. */
  function note(
    seen: (typeof cells)[0]['red'],
    value: number,
    least: number,
    counts: boolean,
    frame: number,
  ) {
    seen.low = Math.min(seen.low, value);
    seen.high = Math.max(seen.high, value);
    const turns = seen.rises ? seen.high - value >= least : value - seen.low >= least;
    if (!turns) return;
    if (counts) seen.changes.push(frame);
    seen.rises = !seen.rises;
    [seen.low, seen.high] = [value, value];
  }

  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    (window as unknown as { drawFrame(milliseconds: number): void }).drawFrame(1000 / FRAMES_PER_SECOND);
    pen.fillStyle = background;
    pen.fillRect(0, 0, columns, rows);
    pen.drawImage(canvas as HTMLCanvasElement, 0, 0, columns, rows);
    const { data } = pen.getImageData(0, 0, columns, rows);
    cells.forEach(({ light, red }, index) => {
      const [r, g, b] = [0, 1, 2].map((part) => linear((data[4 * index + part] ?? 0) / 255)) as [
        number,
        number,
        number,
      ];
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      note(light, luminance, 0.1, Math.min(light.low, luminance) < 0.8, frame);
      note(red, Math.max(0, r - g - b) * 320, 20, true, frame);
    });
  }

  // Three flashes are six changes.
  const isFast = (changes: readonly number[]) =>
    changes.some((frame, index) => (changes[index + 6] ?? Infinity) - frame < FRAMES_PER_SECOND);
  const isFlashing = cells.map(({ light, red }) => isFast(light.changes) || isFast(red.changes));
  const [width, height] = [Math.ceil(341 / SQUARE), Math.ceil(256 / SQUARE)];
  let largest = 0;
  for (let top = 0; top + height <= rows; top += 1)
    for (let left = 0; left + width <= columns; left += 1) {
      let count = 0;
      for (let y = top; y < top + height; y += 1)
        for (let x = left; x < left + width; x += 1) if (isFlashing[y * columns + x]) count += 1;
      largest = Math.max(largest, count / (width * height));
    }
  return largest;
}
