import type { Effect, Layer, Shape } from './layer.ts';
import type { Picture } from './scene.ts';

/** The grid of the shapes. */
const UNITS = 24;

/** Every shape of a layer in every colour, drawn once; a frame only copies. */
export const drawPictures = (effect: Effect, dark: boolean, ratio: number): Picture[][] =>
  effect.map((layer) =>
    layer.colours[dark ? 'dark' : 'light'].flatMap((colour) =>
      layer.shapes.map((shape) => drawShape(shape, colour, sizeOf(layer, ratio))),
    ),
  );

const sizeOf = ({ size: [, near] }: Layer, ratio: number) => Math.ceil(near * ratio);

function drawShape({ fill, line, cut }: Shape, colour: string, size: number): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.scale(size / UNITS, size / UNITS);
  pen.lineCap = pen.lineJoin = 'round';
  pen.fillStyle = pen.strokeStyle = colour;
  if (fill) pen.fill(new Path2D(fill));
  const draw = ([path, width]: NonNullable<Shape['line']>) => {
    pen.lineWidth = width;
    pen.stroke(new Path2D(path));
  };
  if (line) draw(line);
  pen.globalCompositeOperation = 'destination-out';
  if (cut) draw(cut);
  return canvas;
}
