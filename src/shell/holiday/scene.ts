import type { Effect, Field, Layer, Particle } from './layer.ts';
import { MOTIONS } from './motions.ts';

/** Of one layer, however large the screen. */
const MOST = 140;
/** Pixels over which a particle comes and goes at the upper and lower edge: text stands beyond them. */
const EDGE = 70;

/** A picture of a particle, square, the shape in its middle. */
export type Picture = CanvasImageSource & { width: number };
export type Pen = Pick<CanvasRenderingContext2D, 'clearRect' | 'drawImage' | 'setTransform' | 'globalAlpha'>;

export interface Scene {
  /** By layer. */
  particles: readonly (readonly Particle[])[];
  resize(field: Field): void;
  move(seconds: number): void;
  /** `pictures` by layer; `ratio` is the device's pixels for one of CSS. */
  draw(pen: Pen, pictures: readonly (readonly Picture[])[], ratio: number): void;
}

/** The particles of an effect, as many as the field wants. */
export function createScene(effect: Effect): Scene {
  const layers = effect.map((layer) => ({ layer, particles: [] as Particle[] }));
  let field: Field = { width: 0, height: 0 };

  return {
    particles: layers.map(({ particles }) => particles),
    resize(next) {
      for (const { layer, particles } of layers) {
        for (const particle of particles)
          scale(particle, next.width / field.width, next.height / field.height);
        populate(particles, layer, next);
      }
      field = next;
    },
    move(seconds) {
      for (const { layer, particles } of layers) {
        const { move } = MOTIONS[layer.motion];
        for (const particle of particles) move(particle, layer, field, seconds);
      }
    },
    draw(pen, pictures, ratio) {
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, field.width * ratio, field.height * ratio);
      layers.forEach(({ particles }, index) => {
        const looks = pictures[index] ?? [];
        for (const particle of particles) {
          const look = looks[Math.floor(particle.look * looks.length)];
          if (look) drawParticle(pen, particle, look, ratio, field.height);
        }
      });
    },
  };
}

function scale(particle: Particle, wide: number, high: number) {
  particle.x *= wide;
  particle.y *= high;
  particle.homeX *= wide;
  particle.homeY *= high;
}

const UNBORN = {
  x: 0,
  y: 0,
  size: 0,
  alpha: 0,
  angle: 0,
  stretch: 1,
  depth: 0,
  phase: 0,
  age: 0,
  homeX: 0,
  homeY: 0,
};

function populate(particles: Particle[], layer: Layer, field: Field) {
  const { group, begin } = MOTIONS[layer.motion];
  const wanted = Math.ceil((layer.density * field.width * field.height) / 1e6) * group;
  particles.length = Math.min(particles.length, wanted, MOST);
  while (particles.length < Math.min(wanted, MOST)) {
    const leader = particles[particles.length - (particles.length % group)];
    const particle: Particle = { ...UNBORN, look: Math.random(), leader };
    begin(particle, layer, field, true);
    particles.push(particle);
  }
}

function drawParticle(pen: Pen, particle: Particle, look: Picture, ratio: number, height: number) {
  const { x, y, size, angle, stretch } = particle;
  const alpha = particle.alpha * Math.min(1, y / EDGE, (height - y) / EDGE);
  if (!(alpha > 0.01)) return;
  const scale = (size * ratio) / look.width;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  pen.globalAlpha = alpha;
  pen.setTransform(cos * stretch, sin * stretch, -sin, cos, x * ratio, y * ratio);
  pen.drawImage(look, -look.width / 2, -look.width / 2);
}
