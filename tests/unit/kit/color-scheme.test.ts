import { expect, test } from 'vitest';
import { startScheme } from '../../../src/browser/color-scheme.ts';

const NEITHER = 'normal';
const LIGHT = 'light';
const DARK = 'dark';
const BOTH = 'light dark';

test.each([
  [{ theme: 'light', schemes: DARK, saved: true, system: true }, false],
  [{ theme: 'dark', schemes: LIGHT, saved: false, system: false }, true],
  [{ theme: 'auto', schemes: LIGHT, saved: true, system: false }, true],
  [{ theme: null, schemes: LIGHT, saved: true, system: false }, true],
  [{ theme: null, schemes: NEITHER, saved: true, system: false }, true],
  [{ theme: null, schemes: BOTH, saved: true, system: false }, true],
  [{ theme: null, schemes: DARK, saved: false, system: true }, false],
  [{ theme: null, schemes: BOTH, saved: false, system: true }, false],
  [{ theme: null, schemes: LIGHT, saved: undefined, system: true }, false],
  [{ theme: null, schemes: NEITHER, saved: undefined, system: true }, false],
  [{ theme: null, schemes: DARK, saved: undefined, system: false }, true],
  [{ theme: null, schemes: BOTH, saved: undefined, system: true }, true],
  [{ theme: null, schemes: BOTH, saved: undefined, system: false }, false],
])('an element with %j is dark: %s', (sources, dark) => {
  expect(startScheme(sources).dark).toBe(dark);
});
