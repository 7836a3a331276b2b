/* Takes the pictures and writes the page that shows them. A stage that fails has no picture and makes the exit code non-zero. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { OUTPUT_FOLDER } from './folder.ts';
import { writeIndexPage } from './index-page.ts';

rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
mkdirSync(OUTPUT_FOLDER);
const { status } = spawnSync('playwright test -c tests/gallery/playwright.config.ts', {
  stdio: 'inherit',
  shell: true,
});
writeIndexPage();
console.log(`\n${OUTPUT_FOLDER}/index.html`);
process.exitCode = status ?? 1;
