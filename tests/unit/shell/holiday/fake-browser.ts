/* The browser APIs of an animation, driven by the test. */
import { vi } from 'vitest';

export function fakeBrowser() {
  const positions: [x: number, y: number][] = [];
  const frames = new Map<number, (now: number) => void>();
  const visibilityListeners = new Set<() => void>();
  const observers = new Set<() => void>();
  let requests = 0;
  let cleared = 0;

  const pen = new Proxy(
    {
      setTransform: (...[, , , , x, y]: number[]) => positions.push([x ?? 0, y ?? 0]),
      clearRect: () => positions.splice(0),
      reset: () => cleared++,
    } as Record<string | symbol, unknown>,
    { get: (own, name) => own[name] ?? (() => {}) },
  );
  const createCanvas = () => ({
    width: 0,
    height: 0,
    clientWidth: 1000,
    clientHeight: 500,
    getContext: () => pen,
  });
  const page = {
    hidden: false,
    createElement: createCanvas,
    addEventListener: (_type: string, listener: () => void) => visibilityListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => visibilityListeners.delete(listener),
  };

  vi.stubGlobal('document', page);
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => {
    frames.set(++requests, frame);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly resized: () => void;
      constructor(resized: () => void) {
        this.resized = resized;
      }
      observe() {
        observers.add(this.resized);
      }
      disconnect() {
        observers.delete(this.resized);
      }
    },
  );

  return {
    canvas: createCanvas(),
    /** The positions of the particles in the last frame. */
    positions,
    /** The number of requested frames. */
    pendingFrames: () => frames.size,
    cleared: () => cleared,
    listeners: () => visibilityListeners.size + observers.size,
    resize() {
      for (const resized of observers) resized();
    },
    setVisible(visible: boolean) {
      page.hidden = !visible;
      for (const listener of visibilityListeners) listener();
    },
    /** Runs the requested frames at this time, in milliseconds. */
    frame(now: number) {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame(now);
    },
  };
}
