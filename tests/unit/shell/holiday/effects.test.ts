import { expect, test } from 'vitest';
import type { HolidayKind } from '../../../../src/shell/holiday/dates.ts';
import { EFFECTS } from '../../../../src/shell/holiday/effects.ts';
import type { Shape } from '../../../../src/shell/holiday/layer.ts';
import * as shapes from '../../../../src/shell/holiday/shapes.ts';

const nameOf = (shape: Shape) => Object.entries(shapes).find(([, each]) => each === shape)?.[0];

/** The motion and the shapes of each layer. */
const TABLE: Record<HolidayKind, string[]> = {
  valentine: ['drift heart'],
  'st-patrick': ['drift shamrock'],
  'kings-day': ['drift paper ribbon dot', 'drift crown'],
  'star-wars': ['warp streak', 'drift sparkle'],
  'towel-day': ['warp streak', 'drift towel'],
  'fourth-of-july': ['burst streak'],
  october: ['drift maple leaf'],
  christmas: ['drift flurry', 'drift flake'],
  'new-year': ['burst streak'],
};

test.each(Object.entries(TABLE))('%s has the layers %j', (kind, layers) => {
  const drawn = EFFECTS[kind as HolidayKind].map(
    (layer) => `${layer.motion} ${layer.shapes.map(nameOf).join(' ')}`,
  );
  expect(drawn).toEqual(layers);
});

/** Snow and leaves fall, hearts rise. */
test.each([
  ['christmas', 1],
  ['october', 1],
  ['valentine', -1],
] as const)('the vertical direction of %s is %i', (kind, direction) => {
  expect(EFFECTS[kind].map(({ speed }) => Math.sign(speed))).toEqual(EFFECTS[kind].map(() => direction));
});
