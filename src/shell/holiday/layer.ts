/* What an effect is made of. An effect is data: layers of particles, each with a motion, shapes and colours. */

export type Range = readonly [low: number, high: number];

/** SVG paths on a 24-unit grid. */
export interface Shape {
  fill?: string;
  /** Drawn with a round pen of that many units. */
  line?: readonly [path: string, width: number];
  /** Taken out again with such a pen, so that what is behind shows through. */
  cut?: readonly [path: string, width: number];
}

export interface Layer {
  /** `drift` falls or rises, `warp` comes out of the middle, `burst` explodes. */
  motion: 'drift' | 'warp' | 'burst';
  /** Particles for a million square pixels; of a burst, the bursts. */
  density: number;
  shapes: readonly Shape[];
  /** For a light ground and for a dark one. */
  colours: { light: readonly string[]; dark: readonly string[] };
  /** Pixels, far away and near. */
  size: Range;
  /** Opacity, far away and near. */
  alpha: Range;
  /** Pixels a second downwards (negative: upwards); of a warp, ways a second; of a burst, its reach in pixels. */
  speed: number;
  /** Pixels a second to the right. */
  wind?: number;
  /** Pixels a second to and fro. */
  sway?: number;
  /** Radians a second either way; without it a particle rocks upright. */
  spin?: number;
  /** Turns over like a leaf. */
  tumbles?: boolean;
}

export type Effect = readonly Layer[];

/** In CSS pixels. */
export interface Field {
  width: number;
  height: number;
}

export interface Particle {
  x: number;
  y: number;
  size: number;
  alpha: number;
  angle: number;
  /** How much longer than high it is drawn. */
  stretch: number;
  /** Which picture of the layer, 0 to 1. */
  look: number;
  /** 0 far away, 1 near. */
  depth: number;
  /** Radians of what goes to and fro. */
  phase: number;
  /** Seconds of its life, or the share of its way. */
  age: number;
  /** Where a burst is. */
  homeX: number;
  homeY: number;
  /** The first spark of its burst, for the others. */
  leader: Particle | undefined;
}
