import { expect, test, vi } from 'vitest';
import type { HolidayEffect } from '../../../../src/shell/holiday/layer.ts';
import { play } from '../../../../src/shell/holiday/play.ts';

/** One grey square that falls at about 100 pixels a second. */
const FALLING: HolidayEffect = [
  {
    density: 2,
    shapes: [{ fill: 'M0 0h24v24z' }],
    colours: { light: '#888', dark: '#888' },
    size: [10, 10],
    speed: 100,
  },
];

/** The browser APIs of an animation, driven by the test. */
function start(ratio = 1, hasContext = true) {
  let height = Number.NaN;
  const frames = new Map<number, (now: number) => void>();
  let requests = 0;
  let changed = () => {};
  const own = { setTransform: (...matrix: number[]) => (height = matrix[5] ?? Number.NaN) };
  const pen = new Proxy<Record<string | symbol, unknown>>(own, {
    get: (_, name) => own[name as never] ?? (() => {}),
  });
  const createElement = () => ({ width: 0, clientWidth: 1000, clientHeight: 500, getContext: () => pen });
  const page = {
    hidden: false,
    createElement,
    addEventListener: (_: string, listener: () => void) => {
      changed = listener;
    },
    removeEventListener() {},
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('devicePixelRatio', ratio);
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => {
    frames.set(++requests, frame);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // At a depth of 0.5 a particle moves at exactly the speed of its layer.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const canvas = { ...createElement(), ...(!hasContext && { getContext: () => null }) };
  const stop = play(canvas as unknown as HTMLCanvasElement, FALLING, false);
  return {
    canvas,
    stop,
    /** The position of the particle in the last frame. */
    height: () => height,
    pendingFrames: () => frames.size,
    setVisible(visible: boolean) {
      page.hidden = !visible;
      changed();
    },
    /** Runs the requested frames at this time, in milliseconds. */
    frame(now: number) {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame(now);
    },
  };
}

test.each([
  ['by the elapsed time', 20, 2],
  ['without a jump after a pause', 60_000, 5],
])('a frame moves particles %s', (_, milliseconds, pixels) => {
  const { frame, height } = start();
  frame(1000);
  const before = height();
  frame(1000 + milliseconds);
  expect(height() - before).toBeCloseTo(pixels);
});

/** tests/elements/holiday.test.ts stops it in a browser. */
test('a hidden page draws no frame, and one that becomes visible twice requests one at a time', () => {
  const { setVisible, pendingFrames } = start();
  setVisible(false);
  expect(pendingFrames()).toBe(0);
  setVisible(true);
  setVisible(true);
  expect(pendingFrames()).toBe(1);
});

test.each([
  [1, 1000],
  [1.5, 1500],
  [2, 2000],
  [4, 2000],
])('with %f device pixels per CSS pixel the canvas is %i pixels wide, and drawn at once', (ratio, width) => {
  const { canvas, height } = start(ratio);
  expect(canvas.width).toBe(width);
  expect(height()).not.toBeNaN();
});

test('without a canvas context nothing happens', () => {
  const { stop, pendingFrames } = start(1, false);
  stop();
  expect(pendingFrames()).toBe(0);
});
