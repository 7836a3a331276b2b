import { join } from 'node:path';

/** Where the pictures go; `view` is a size and a theme, in the order they are shown. */
export const OUTPUT_FOLDER = join(import.meta.dirname, '../../gallery');

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

/** The enlarged one comes last: it stays. */
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
