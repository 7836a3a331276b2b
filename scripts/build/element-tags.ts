import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The tags of all elements: the modules of elements/ with a hyphen in their name. */
export const elementTags: readonly string[] = readdirSync('elements')
  .filter((file) => /^[a-z]+-[a-z-]+\.ts$/.test(file))
  .map((file) => basename(file, '.ts'));
