import { afterEach, expect, test, vi } from 'vitest';
import type { Effect } from '../../../../src/shell/holiday/layer.ts';
import { play } from '../../../../src/shell/holiday/play.ts';
import { fakeBrowser } from './fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

/** One grey thing that falls 100 pixels a second or a little more. */
const FALLING: Effect = [
  {
    motion: 'drift',
    density: 2,
    shapes: [{ fill: 'M0 0h24v24z' }],
    colours: { light: ['#888'], dark: ['#888'] },
    size: [10, 10],
    alpha: [1, 1],
    speed: 100,
  },
];

function start(ratio = 1) {
  const browser = fakeBrowser();
  vi.stubGlobal('devicePixelRatio', ratio);
  // In the middle of everything: a depth of 0.5 falls at the speed itself.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const stop = play(browser.canvas as unknown as HTMLCanvasElement, FALLING, false);
  return { ...browser, stop };
}

const height = ({ positions }: { positions: number[][] }) => positions.at(-1)?.[1] ?? Number.NaN;

test('a frame positions by the time that passed', () => {
  const browser = start();
  browser.frame(1000);
  const before = height(browser);
  browser.frame(1020);
  expect(height(browser) - before).toBeCloseTo(2);
});

test('after a pause nothing jumps', () => {
  const browser = start();
  browser.frame(1000);
  const before = height(browser);
  browser.frame(61_000);
  expect(height(browser) - before).toBeCloseTo(5);
});

test('a hidden page asks for no frame, and one that is seen again for one at a time', () => {
  const browser = start();
  expect(browser.pendingFrames()).toBe(1);
  browser.setVisible(false);
  expect(browser.pendingFrames()).toBe(0);
  browser.setVisible(true);
  browser.setVisible(true);
  expect(browser.pendingFrames()).toBe(1);
});

test.each([
  [1, 1000],
  [1.5, 1500],
  [2, 2000],
  [4, 2000],
])('at %f device pixels for one of CSS the canvas is %i wide', (ratio, width) => {
  expect(start(ratio).canvas.width).toBe(width);
});

test('another size gives another canvas, drawn at once', () => {
  const browser = start();
  browser.canvas.clientWidth = 640;
  browser.positions.splice(0);
  browser.resize();
  expect(browser.canvas.width).toBe(640);
  expect(browser.positions).toHaveLength(1);
});

test('the end leaves no frame, no listener and no picture', () => {
  const browser = start();
  browser.frame(1000);
  expect(browser.listeners()).toBe(2);
  browser.stop();
  expect(browser.pendingFrames()).toBe(0);
  expect(browser.listeners()).toBe(0);
  expect(browser.cleared()).toBe(1);
});

test('where there is no canvas to draw on, nothing happens', () => {
  const browser = fakeBrowser();
  const canvas = { ...browser.canvas, getContext: () => null };
  play(canvas as unknown as HTMLCanvasElement, FALLING, false)();
  expect(browser.pendingFrames()).toBe(0);
});
