/* An effect is data: layers of particles, each with a motion, shapes and colours. */

export type Range = readonly [low: number, high: number];

/** SVG paths on a 24-unit grid. */
export interface Shape {
  fill?: string;
  /** Stroked with round ends. The width is in units of the grid. */
  line?: readonly [path: string, width: number];
  /** Erased with such a stroke, so that the background is visible. */
  cut?: readonly [path: string, width: number];
}

export interface Layer {
  /** `warp` moves outwards from the centre, `burst` explodes, `drift`, the default, falls or rises. */
  motion?: 'drift' | 'warp' | 'burst';
  /** Particles per million square pixels; for `burst`, explosions. */
  density: number;
  shapes: readonly Shape[];
  /** On a light and on a dark background, separated by spaces. */
  colours: { light: string; dark: string };
  /** In pixels, at the far and the near end. */
  size: Range;
  /**
   * `drift`: pixels per second downwards, or upwards if negative. `warp`: the fraction of the way per second. `burst`: the
   * radius in pixels.
   */
  speed: number;
  /** Pixels per second to the right. */
  wind?: number;
  /** Pixels per second from side to side. */
  sway?: number;
  /** Maximum rotation in radians per second. Without it a particle swings around its upright position. */
  spin?: number;
  /** Turns over like a falling leaf. */
  tumbles?: boolean;
}

export type HolidayEffect = readonly Layer[];

/** In CSS pixels. */
export interface Canvas {
  width: number;
  height: number;
}

export interface Particle {
  x: number;
  y: number;
  size: number;
  alpha: number;
  angle: number;
  /** Width divided by height. */
  stretch: number;
  /** Chooses one of the sprites of the layer, 0 to 1. */
  variant: number;
  /** 0 is far, 1 is near. */
  depth: number;
  /** Phase of the swinging motion, in radians. */
  phase: number;
  /** `burst`: seconds since the explosion, negative before it. `warp`: the remaining distance, from 1 down to 0. */
  age: number;
  /** The centre of an explosion. */
  originX: number;
  originY: number;
  /** The first particle of the same explosion, unless it is this one. */
  leader: Particle | undefined;
}
