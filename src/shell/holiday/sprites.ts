import type { HolidayEffect, Layer, Shape } from './layer.ts';
import type { Sprite } from './scene.ts';

/** The grid on which the shapes are drawn. */
const UNITS = 24;

/** Draws every shape of a layer in every colour once, so that a frame only copies images. */
export const drawSprites = (effect: HolidayEffect, dark: boolean, ratio: number): Sprite[][] =>
  effect.map((layer) =>
    layer.colours[dark ? 'dark' : 'light']
      .split(' ')
      .flatMap((colour) => layer.shapes.map((shape) => drawShape(shape, colour, sizeOf(layer, ratio)))),
  );

const sizeOf = ({ size: [, near] }: Layer, ratio: number) => Math.ceil(near * ratio);

function drawShape({ fill, line, cut }: Shape, colour: string, size: number): Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(size / UNITS, size / UNITS);
  context.lineCap = context.lineJoin = 'round';
  context.fillStyle = context.strokeStyle = colour;
  if (fill) context.fill(new Path2D(fill));
  const draw = ([path, width]: NonNullable<Shape['line']>) => {
    context.lineWidth = width;
    context.stroke(new Path2D(path));
  };
  if (line) draw(line);
  context.globalCompositeOperation = 'destination-out';
  if (cut) draw(cut);
  return canvas;
}
