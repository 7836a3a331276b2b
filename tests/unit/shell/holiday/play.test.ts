import { expect, test, vi } from 'vitest';
import type { HolidayEffect } from '../../../../src/shell/holiday/layer.ts';
import { play } from '../../../../src/shell/holiday/play.ts';
import { fakeBrowser } from './fake-browser.ts';

/** One grey square that falls at about 100 pixels a second. */
const FALLING: HolidayEffect = [
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
  // At a depth of 0.5 a particle moves at exactly the speed of its layer.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const stop = play(browser.canvas as unknown as HTMLCanvasElement, FALLING, false);
  return { ...browser, stop };
}

const height = ({ positions }: { positions: number[][] }) => positions.at(-1)?.[1] ?? Number.NaN;

test('a frame moves particles by the elapsed time', () => {
  const browser = start();
  browser.frame(1000);
  const before = height(browser);
  browser.frame(1020);
  expect(height(browser) - before).toBeCloseTo(2);
});

test('particles do not jump after a pause', () => {
  const browser = start();
  browser.frame(1000);
  const before = height(browser);
  browser.frame(61_000);
  expect(height(browser) - before).toBeCloseTo(5);
});

test('a hidden page requests no frames, and a visible one requests one at a time', () => {
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
])('with %f device pixels per CSS pixel the canvas is %i pixels wide', (ratio, width) => {
  expect(start(ratio).canvas.width).toBe(width);
});

test('a resize changes the canvas and draws it at once', () => {
  const browser = start();
  browser.canvas.clientWidth = 640;
  browser.positions.splice(0);
  browser.resize();
  expect(browser.canvas.width).toBe(640);
  expect(browser.positions).toHaveLength(1);
});

test('stopping removes frames, listeners and the picture', () => {
  const browser = start();
  browser.frame(1000);
  expect(browser.listeners()).toBe(2);
  browser.stop();
  expect(browser.pendingFrames()).toBe(0);
  expect(browser.listeners()).toBe(0);
  expect(browser.cleared()).toBe(1);
});

test('without a canvas context nothing happens', () => {
  const browser = fakeBrowser();
  const canvas = { ...browser.canvas, getContext: () => null };
  play(canvas as unknown as HTMLCanvasElement, FALLING, false)();
  expect(browser.pendingFrames()).toBe(0);
});
