import type { Field, Layer, Particle, Range } from './layer.ts';

/** How particles of one kind live. Both change the particle in place: a frame makes no garbage. */
export interface Motion {
  /** Particles that belong together. */
  group: number;
  /** Begins a life; the `first` one anywhere on its way, so that nothing comes in waves. */
  begin(particle: Particle, layer: Layer, field: Field, first: boolean): void;
  move(particle: Particle, layer: Layer, field: Field, seconds: number): void;
}

const TURN = Math.PI * 2;
const between = ([low, high]: Range, share: number) => low + (high - low) * share;

const drift: Motion = {
  group: 1,
  begin(particle, layer, { width, height }, first) {
    particle.depth = Math.random();
    particle.size = between(layer.size, particle.depth);
    particle.alpha = between(layer.alpha, particle.depth);
    particle.phase = Math.random() * TURN;
    particle.angle = layer.spin ? Math.random() * TURN : 0;
    particle.x = Math.random() * width;
    const start = layer.speed > 0 ? -particle.size : height + particle.size;
    particle.y = first ? Math.random() * height : start;
  },
  move(particle, layer, field, seconds) {
    const { wind = 0, sway = 0, spin = 0, speed, tumbles } = layer;
    const { depth, size } = particle;
    const pace = (0.5 + depth) * seconds;
    particle.phase += seconds * (0.7 + depth);
    particle.x += (wind + sway * Math.cos(particle.phase)) * pace;
    particle.y += speed * pace;
    // Every second one turns the other way.
    if (spin) particle.angle += spin * (particle.look * 2 - 1) * seconds;
    else particle.angle = Math.sin(particle.phase) * 0.3;
    if (tumbles) particle.stretch = 0.6 + 0.4 * Math.cos(particle.phase * 1.7);
    if (particle.x < -size) particle.x = field.width + size;
    if (particle.x > field.width + size) particle.x = -size;
    if (particle.y < -size || particle.y > field.height + size) drift.begin(particle, layer, field, false);
  },
};

/** Nearest a star comes, as a share of where it began. */
const NEAR = 0.12;

const warp: Motion = {
  group: 1,
  begin(particle, _layer, _field, first) {
    particle.angle = Math.random() * TURN;
    particle.depth = 0.2 + Math.random() * 0.8;
    particle.age = first ? NEAR + Math.random() * (1 - NEAR) : 1;
  },
  move(particle, layer, field, seconds) {
    const { width, height } = field;
    particle.age -= layer.speed * seconds;
    const away = (particle.depth * 0.32) / particle.age;
    if (particle.age < NEAR || away > 1) return warp.begin(particle, layer, field, false);
    const reach = Math.hypot(width, height) / 2;
    const nearness = 1 - particle.age;
    particle.x = width / 2 + Math.cos(particle.angle) * away * reach;
    particle.y = height / 2 + Math.sin(particle.angle) * away * reach;
    particle.size = between(layer.size, nearness);
    particle.alpha = Math.min(1, nearness * 4) * between(layer.alpha, nearness);
    particle.stretch = 1 + away * 4;
  },
};

/** Seconds a rocket climbs, and a spark glows. */
const CLIMB = 0.9;
const GLOW = 2.2;

const burst: Motion = {
  group: 30,
  begin(particle, layer, { width, height }, first) {
    particle.angle = Math.random() * TURN;
    particle.depth = Math.random() < 0.35 ? 0.3 + Math.random() * 0.3 : 0.85 + Math.random() * 0.15;
    particle.size = between(layer.size, Math.random());
    particle.phase = particle.angle;
    if (particle.leader) return;
    particle.age = -CLIMB - Math.random() * (first ? GLOW + CLIMB : CLIMB);
    particle.look = Math.random();
    particle.homeX = width * (0.06 + Math.random() * 0.88);
    particle.homeY = height * (0.12 + Math.random() * 0.4);
  },
  move(particle, layer, field, seconds) {
    const { leader } = particle;
    if (!leader) {
      particle.age += seconds;
      if (particle.age > GLOW) burst.begin(particle, layer, field, false);
    }
    const { age, homeX, homeY, look } = leader ?? particle;
    if (age < 0) {
      const left = Math.min(1, -age / CLIMB);
      particle.alpha = !leader && age > -CLIMB ? 0.9 : 0;
      particle.x = homeX;
      particle.y = homeY + (field.height - homeY) * left * left;
      particle.angle = Math.PI / 2;
      particle.stretch = 1 + left * 3;
      return;
    }
    const rush = Math.exp(-2.4 * age);
    const far = layer.speed * particle.depth * (1 - rush);
    particle.look = look;
    particle.x = homeX + Math.cos(particle.phase) * far;
    particle.y = homeY + Math.sin(particle.phase) * far + 26 * age * age;
    particle.angle = particle.phase;
    particle.stretch = 1 + rush * 5;
    particle.alpha = between(layer.alpha, 1 - age / GLOW) * Math.min(1, (GLOW - age) * 1.2);
  },
};

export const MOTIONS = { drift, warp, burst };
