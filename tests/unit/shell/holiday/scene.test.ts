import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../../../../src/shell/holiday/effects.ts';
import { createScene, type DrawingContext, type Sprite } from '../../../../src/shell/holiday/scene.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
const VIDEO_WALL = { width: 7680, height: 4320 };
const FRAME = 1 / 60;
/** Keeps a frame below 2 ms on a slow processor. */
const MAX_DRAWN_PER_FRAME = 120;

/** Records what a frame draws. */
function fakePen() {
  const drawn: { alpha: number; y: number; matrix: number[] }[] = [];
  let matrix: number[] = [];
  const pen: DrawingContext = {
    globalAlpha: 1,
    clearRect: () => drawn.splice(0),
    setTransform: (...values: unknown[]) => {
      matrix = values as number[];
    },
    drawImage: () => {
      drawn.push({ alpha: pen.globalAlpha, y: matrix[5] ?? Number.NaN, matrix });
    },
  };
  return { pen, drawn };
}

/** Particles must stay inside the field, because there is text above and below it. */
const isValid = ({ alpha, y, matrix }: { alpha: number; y: number; matrix: number[] }) =>
  matrix.every(Number.isFinite) && alpha > 0 && alpha <= 1 && y > 0 && y < DESKTOP.height * 2;

const pictures = (layers: number) =>
  Array.from({ length: layers }, () => [{ width: 24 } as Sprite, { width: 24 } as Sprite]);

const counts = (scene: ReturnType<typeof createScene>) => scene.particles.map(({ length }) => length);

describe.each(Object.entries(EFFECTS))('%s', (_kind, effect) => {
  function run(field = DESKTOP, seconds = 20) {
    const scene = createScene(effect);
    scene.resize(field);
    for (let passed = 0; passed < seconds; passed += FRAME) scene.move(FRAME);
    return scene;
  }

  test('keeps its number of particles for a minute', () => {
    const before = counts(run(DESKTOP, 0));
    expect(counts(run(DESKTOP, 60))).toEqual(before);
    for (const count of before) expect(count).toBeGreaterThan(0);
  });

  test('draws each particle at most once per frame, inside the field and with valid numbers', () => {
    const scene = run();
    const { pen, drawn } = fakePen();
    const total = scene.particles.flat().length;
    let most = 0;
    const wrong = [];
    for (let frame = 0; frame < 300; frame++) {
      scene.move(FRAME);
      scene.draw(pen, pictures(effect.length), 2);
      most = Math.max(most, drawn.length);
      if (drawn.length > total) wrong.push(drawn.length);
      wrong.push(...drawn.filter((each) => !isValid(each)));
    }
    expect(wrong).toEqual([]);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(MAX_DRAWN_PER_FRAME);
  });

  test('keeps its density when the window is resized and has a maximum on a video wall', () => {
    const scene = run(DESKTOP, 1);
    const desktop = counts(scene);
    scene.resize(PHONE);
    expect(counts(scene)).toEqual(counts(run(PHONE, 0)));
    // A star may be outside while it moves to a corner.
    const lost = scene.particles.flat().filter(({ x, y }) => x > PHONE.width * 2 || y > PHONE.height * 2);
    expect(lost).toEqual([]);
    scene.resize(DESKTOP);
    expect(counts(scene)).toEqual(desktop);
    scene.resize(VIDEO_WALL);
    for (const count of counts(scene)) expect(count).toBeLessThanOrEqual(140);
    scene.move(FRAME);
  });

  test('works after the window had no size', () => {
    const scene = run(DESKTOP, 1);
    scene.resize({ width: 0, height: 0 });
    scene.resize(DESKTOP);
    const { pen, drawn } = fakePen();
    for (let frame = 0; frame < 600; frame++) scene.move(FRAME);
    scene.draw(pen, pictures(effect.length), 1);
    expect(drawn).not.toEqual([]);
    for (const { matrix } of drawn) expect(matrix.every(Number.isFinite)).toBe(true);
  });
});
