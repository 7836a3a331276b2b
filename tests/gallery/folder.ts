import { join } from 'node:path';

export const OUTPUT_FOLDER = join(import.meta.dirname, '../../gallery');

/** A window size and a theme. */
export interface View {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  doubleText?: boolean;
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];

/** In the order of the page. Doubled text comes last because it cannot be undone. */
export const VIEWS: readonly View[] = [
  ...SIZES.flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      ...size,
      colorScheme,
      name: `${size.width}-${colorScheme}`,
    })),
  ),
  { width: 640, height: 800, colorScheme: 'light', doubleText: true, name: '200-percent' },
];

export const fileName = (stage: string): string => stage.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
