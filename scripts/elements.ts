import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The elements by tag: every module of elements/ that is named like one. */
export const elementTags: readonly string[] = readdirSync('elements')
  .filter((file) => /^[a-z]+-[a-z-]+\.ts$/.test(file))
  .map((file) => basename(file, '.ts'));
