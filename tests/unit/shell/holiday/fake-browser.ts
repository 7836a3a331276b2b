/* As much of a browser as an animation asks for, by hand: frames come when a test says so. */
import { vi } from 'vitest';

export function fakeBrowser() {
  const moves: [x: number, y: number][] = [];
  const frames = new Map<number, (now: number) => void>();
  const visits = new Set<() => void>();
  const observers = new Set<() => void>();
  let requests = 0;
  let cleared = 0;

  const pen = new Proxy(
    {
      setTransform: (...[, , , , x, y]: number[]) => moves.push([x ?? 0, y ?? 0]),
      clearRect: () => moves.splice(0),
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
    addEventListener: (_type: string, listener: () => void) => visits.add(listener),
    removeEventListener: (_type: string, listener: () => void) => visits.delete(listener),
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
    /** Where the particles of the last frame are. */
    moves,
    /** How many frames are asked for. */
    awaited: () => frames.size,
    cleared: () => cleared,
    listeners: () => visits.size + observers.size,
    resize() {
      for (const resized of observers) resized();
    },
    show(shown: boolean) {
      page.hidden = !shown;
      for (const visit of visits) visit();
    },
    /** Lets the browser draw at that time, in milliseconds. */
    frame(now: number) {
      const due = [...frames.values()];
      frames.clear();
      for (const frame of due) frame(now);
    },
  };
}
