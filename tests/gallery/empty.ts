import { mkdirSync, rmSync } from 'node:fs';
import { FOLDER } from './folder.ts';

/** No picture of a state that is gone stays behind. */
export default function emptyFolder(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
}
