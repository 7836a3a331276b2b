import type { Canvas, Layer, Particle, Range } from './layer.ts';

/** Moves particles. Both functions change the particle in place, so that a frame allocates no memory. */
interface Motion {
  /** The number of particles that belong together. */
  groupSize: number;
  /** Starts a particle. The `initial` particles start anywhere on their way, so that they do not arrive in waves. */
  spawn(particle: Particle, layer: Layer, area: Canvas, initial: boolean): void;
  move(particle: Particle, layer: Layer, area: Canvas, seconds: number): void;
}

const FULL_TURN = Math.PI * 2;
/** Opacity, at the far and the near end. */
const ALPHA: Range = [0.4, 0.95];
const interpolate = ([low, high]: Range, fraction: number) => low + (high - low) * fraction;

const drift: Motion = {
  groupSize: 1,
  spawn(particle, layer, { width, height }, initial) {
    particle.depth = Math.random();
    particle.size = interpolate(layer.size, particle.depth);
    particle.alpha = interpolate(ALPHA, particle.depth);
    particle.phase = Math.random() * FULL_TURN;
    particle.angle = layer.spin ? Math.random() * FULL_TURN : 0;
    particle.x = Math.random() * width;
    const start = layer.speed > 0 ? -particle.size : height + particle.size;
    particle.y = initial ? Math.random() * height : start;
  },
  move(particle, layer, area, seconds) {
    const { wind = 0, sway = 0, spin = 0, speed, tumbles } = layer;
    const { depth, size } = particle;
    const step = (0.5 + depth) * seconds;
    particle.phase += seconds * (0.7 + depth);
    particle.x += (wind + sway * Math.cos(particle.phase)) * step;
    particle.y += speed * step;
    // Half of the particles rotate in the opposite direction.
    if (spin) particle.angle += spin * (particle.variant * 2 - 1) * seconds;
    else particle.angle = Math.sin(particle.phase) * 0.3;
    if (tumbles) particle.stretch = 0.6 + 0.4 * Math.cos(particle.phase * 1.7);
    if (particle.x < -size) particle.x = area.width + size;
    if (particle.x > area.width + size) particle.x = -size;
    if (particle.y < -size || particle.y > area.height + size) drift.spawn(particle, layer, area, false);
  },
};

/** The distance at which a star starts again, as a fraction of its initial distance. */
const MIN_DISTANCE = 0.12;

const warp: Motion = {
  groupSize: 1,
  spawn(particle, _layer, _area, initial) {
    particle.angle = Math.random() * FULL_TURN;
    particle.depth = 0.2 + Math.random() * 0.8;
    particle.age = initial ? MIN_DISTANCE + Math.random() * (1 - MIN_DISTANCE) : 1;
  },
  move(particle, layer, area, seconds) {
    const { width, height } = area;
    particle.age -= layer.speed * seconds;
    const distance = (particle.depth * 0.32) / particle.age;
    if (particle.age < MIN_DISTANCE || distance > 1) return warp.spawn(particle, layer, area, false);
    const reach = Math.hypot(width, height) / 2;
    const nearness = 1 - particle.age;
    particle.x = width / 2 + Math.cos(particle.angle) * distance * reach;
    particle.y = height / 2 + Math.sin(particle.angle) * distance * reach;
    particle.size = interpolate(layer.size, nearness);
    particle.alpha = Math.min(1, nearness * 4) * interpolate(ALPHA, nearness);
    particle.stretch = 1 + distance * 4;
  },
};

const CLIMB_SECONDS = 0.9;
const GLOW_SECONDS = 2.2;

const burst: Motion = {
  groupSize: 30,
  spawn(particle, layer, { width, height }, initial) {
    particle.angle = Math.random() * FULL_TURN;
    particle.depth = Math.random() < 0.35 ? 0.3 + Math.random() * 0.3 : 0.85 + Math.random() * 0.15;
    particle.size = interpolate(layer.size, Math.random());
    particle.phase = particle.angle;
    if (particle.leader) return;
    particle.age = -CLIMB_SECONDS - Math.random() * (initial ? GLOW_SECONDS + CLIMB_SECONDS : CLIMB_SECONDS);
    particle.variant = Math.random();
    particle.originX = width * (0.06 + Math.random() * 0.88);
    particle.originY = height * (0.12 + Math.random() * 0.4);
  },
  move(particle, layer, area, seconds) {
    const { leader } = particle;
    if (!leader) {
      particle.age += seconds;
      if (particle.age > GLOW_SECONDS) burst.spawn(particle, layer, area, false);
    }
    const { age, originX, originY, variant } = leader ?? particle;
    if (age < 0) {
      const remaining = Math.min(1, -age / CLIMB_SECONDS);
      particle.alpha = !leader && age > -CLIMB_SECONDS ? 0.9 : 0;
      particle.x = originX;
      particle.y = originY + (area.height - originY) * remaining * remaining;
      particle.angle = Math.PI / 2;
      particle.stretch = 1 + remaining * 3;
      return;
    }
    const decay = Math.exp(-2.4 * age);
    const distance = layer.speed * particle.depth * (1 - decay);
    particle.variant = variant;
    particle.x = originX + Math.cos(particle.phase) * distance;
    particle.y = originY + Math.sin(particle.phase) * distance + 26 * age * age;
    particle.angle = particle.phase;
    particle.stretch = 1 + decay * 5;
    particle.alpha = interpolate(ALPHA, 1 - age / GLOW_SECONDS) * Math.min(1, (GLOW_SECONDS - age) * 1.2);
  },
};

export const MOTIONS = { drift, warp, burst };
