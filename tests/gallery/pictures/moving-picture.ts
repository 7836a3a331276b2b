import { decode } from 'fast-png';
import gifenc from 'gifenc';

const { applyPalette, GIFEncoder, quantize } = gifenc;

export interface Frame {
  /** A screenshot. All frames have the same size. */
  readonly png: Uint8Array;
  /** How long it is shown, in milliseconds. */
  readonly duration: number;
}

/** The index of the transparent colour, which stands for a pixel that has not changed. */
const UNCHANGED = 255;
/** The next frame is drawn over this one. */
const KEEP = 1;

/** A GIF that shows the frames in a loop. They share one palette. */
export function movingPicture(frames: readonly Frame[]): Uint8Array {
  const images = frames.map(({ png }) => toRgba(png));
  const [first] = images;
  if (!first) throw new Error('A moving picture needs a frame.');
  const { width, height } = first;
  const colours = quantize(sample(images.map(({ data }) => data)), UNCHANGED);
  // A palette has 256 entries, and a quantized one can be shorter.
  const palette = Array.from({ length: UNCHANGED + 1 }, (_, index) => colours[index] ?? [0, 0, 0]);
  const encoder = GIFEncoder();
  let previous: Uint8Array | undefined;
  for (const [index, { data }] of images.entries()) {
    const pixels = applyPalette(data, colours);
    const changes = pixels.map((colour, index) => (previous?.[index] === colour ? UNCHANGED : colour));
    encoder.writeFrame(changes, width, height, {
      ...(index === 0 && { palette }),
      delay: frames[index]?.duration ?? 0,
      dispose: KEEP,
      transparent: index > 0,
      transparentIndex: UNCHANGED,
    });
    previous = pixels;
  }
  encoder.finish();
  return encoder.bytes();
}

interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function toRgba(png: Uint8Array): Image {
  const { width, height, channels, data } = decode(png);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < Math.min(channels, 3); channel += 1)
      rgba[pixel * 4 + channel] = Number(data[pixel * channels + channel]);
  return { width, height, data: rgba };
}

/** Every seventh pixel of all images: enough for a palette. */
function sample(images: readonly Uint8Array[]): Uint8Array {
  const pixels = images.map((data) => data.filter((_, index) => Math.floor(index / 4) % 7 === 0));
  const all = new Uint8Array(pixels.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const each of pixels) {
    all.set(each, offset);
    offset += each.length;
  }
  return all;
}
