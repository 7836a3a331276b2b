import type { Canvas, HolidayEffect, Layer, Particle } from './layer.ts';
import { MOTIONS } from './motions.ts';

/** The maximum per layer, for very large screens. */
const MAX_PARTICLES = 140;
/** Pixels over which particles fade at the upper and lower edge, because there is text above and below. */
const FADE_DISTANCE = 70;

/** The square image of a particle. */
export type Sprite = CanvasImageSource & { width: number };
export type DrawingContext = Pick<
  CanvasRenderingContext2D,
  'clearRect' | 'drawImage' | 'setTransform' | 'globalAlpha'
>;

export interface Scene {
  /** Grouped by layer. */
  particles: readonly (readonly Particle[])[];
  resize(area: Canvas): void;
  move(seconds: number): void;
  /** `sprites` are grouped by layer; `ratio` is the number of device pixels per CSS pixel. */
  draw(context: DrawingContext, sprites: readonly (readonly Sprite[])[], ratio: number): void;
}

/** The particles of an effect. Their number depends on the area. */
export function createScene(effect: HolidayEffect): Scene {
  const layers = effect.map((layer) => ({ layer, particles: [] as Particle[] }));
  let area: Canvas = { width: 0, height: 0 };

  return {
    particles: layers.map(({ particles }) => particles),
    resize(next) {
      for (const { layer, particles } of layers) {
        for (const particle of particles) scale(particle, next.width / area.width, next.height / area.height);
        populate(particles, layer, next);
      }
      area = next;
    },
    move(seconds) {
      for (const { layer, particles } of layers) {
        const { move } = MOTIONS[layer.motion ?? 'drift'];
        for (const particle of particles) move(particle, layer, area, seconds);
      }
    },
    draw(context, sprites, ratio) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, area.width * ratio, area.height * ratio);
      layers.forEach(({ particles }, index) => {
        const layerSprites = sprites[index] ?? [];
        for (const particle of particles) {
          const sprite = layerSprites[Math.floor(particle.variant * layerSprites.length)];
          if (sprite) drawParticle(context, particle, sprite, ratio, area.height);
        }
      });
    },
  };
}

function scale(particle: Particle, scaleX: number, scaleY: number) {
  particle.x *= scaleX;
  particle.y *= scaleY;
  particle.originX *= scaleX;
  particle.originY *= scaleY;
}

const INITIAL_VALUES = {
  x: 0,
  y: 0,
  size: 0,
  alpha: 0,
  angle: 0,
  stretch: 1,
  depth: 0,
  phase: 0,
  age: 0,
  originX: 0,
  originY: 0,
};

function populate(particles: Particle[], layer: Layer, area: Canvas) {
  const { groupSize, spawn } = MOTIONS[layer.motion ?? 'drift'];
  const wanted = Math.ceil((layer.density * area.width * area.height) / 1e6) * groupSize;
  particles.length = Math.min(particles.length, wanted, MAX_PARTICLES);
  while (particles.length < Math.min(wanted, MAX_PARTICLES)) {
    const leader = particles[particles.length - (particles.length % groupSize)];
    const particle: Particle = { ...INITIAL_VALUES, variant: Math.random(), leader };
    spawn(particle, layer, area, true);
    particles.push(particle);
  }
}

function drawParticle(
  context: DrawingContext,
  particle: Particle,
  sprite: Sprite,
  ratio: number,
  height: number,
) {
  const { x, y, size, angle, stretch } = particle;
  const alpha = particle.alpha * Math.min(1, y / FADE_DISTANCE, (height - y) / FADE_DISTANCE);
  if (!(alpha > 0.01)) return;
  const scale = (size * ratio) / sprite.width;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  context.globalAlpha = alpha;
  context.setTransform(cos * stretch, sin * stretch, -sin, cos, x * ratio, y * ratio);
  context.drawImage(sprite, -sprite.width / 2, -sprite.width / 2);
}
