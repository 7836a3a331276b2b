import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../../../../src/shell/holiday/effects.ts';
import { createScene, type Pen, type Picture } from '../../../../src/shell/holiday/scene.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
const WALL = { width: 7680, height: 4320 };
const FRAME = 1 / 60;
/** Pictures a frame, so that it stays within 2 ms on a slow processor. */
const DRAWN_AT_MOST = 120;

/** What a frame asked of the canvas. */
function fakePen() {
  const drawn: { alpha: number; y: number; matrix: number[] }[] = [];
  let matrix: number[] = [];
  const pen: Pen = {
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

/** Beyond the upper and the lower edge there is text. */
const isFine = ({ alpha, y, matrix }: { alpha: number; y: number; matrix: number[] }) =>
  matrix.every(Number.isFinite) && alpha > 0 && alpha <= 1 && y > 0 && y < DESKTOP.height * 2;

const pictures = (layers: number) =>
  Array.from({ length: layers }, () => [{ width: 24 } as Picture, { width: 24 } as Picture]);

const counts = (scene: ReturnType<typeof createScene>) => scene.particles.map(({ length }) => length);

describe.each(Object.entries(EFFECTS))('%s', (_kind, effect) => {
  function run(field = DESKTOP, seconds = 20) {
    const scene = createScene(effect);
    scene.resize(field);
    for (let passed = 0; passed < seconds; passed += FRAME) scene.move(FRAME);
    return scene;
  }

  test('has as many particles after a minute as in the beginning', () => {
    const scene = createScene(effect);
    scene.resize(DESKTOP);
    const before = counts(scene);
    for (let passed = 0; passed < 60; passed += FRAME) scene.move(FRAME);
    expect(counts(scene)).toEqual(before);
    for (const count of before) expect(count).toBeGreaterThan(0);
  });

  test('draws each at most once a frame, in the field, and with numbers the canvas takes', () => {
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
      wrong.push(...drawn.filter((each) => !isFine(each)));
    }
    expect(wrong).toEqual([]);
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThanOrEqual(DRAWN_AT_MOST);
  });

  test('keeps its density when the window changes, and stays within bounds on a wall of screens', () => {
    const scene = run(DESKTOP, 1);
    const desktop = counts(scene);
    scene.resize(PHONE);
    const phone = createScene(effect);
    phone.resize(PHONE);
    expect(counts(scene)).toEqual(counts(phone));
    // A star may be on its way to a corner.
    const lost = scene.particles.flat().filter(({ x, y }) => x > PHONE.width * 2 || y > PHONE.height * 2);
    expect(lost).toEqual([]);
    scene.resize(DESKTOP);
    expect(counts(scene)).toEqual(desktop);
    scene.resize(WALL);
    for (const count of counts(scene)) expect(count).toBeLessThanOrEqual(140);
    scene.move(FRAME);
  });

  test('survives a window without a size', () => {
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
