/*
 * `npm run create screen <name>` writes a screen with a title at the path `<name>`, in every file that knows of it. What then makes
 * it a form is in CONTRIBUTING.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesWithScreen } from './create/screen.ts';
import { npm } from './setup/run.mjs';

const [kind, name = ''] = process.argv.slice(2);
try {
  if (kind !== 'screen' || !/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error('Usage: npm run create screen <name>, such as contact-details');
  const files = filesWithScreen('.', name);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { ok, output } = npm(['run', 'api']);
  if (!ok) throw new Error(`\`npm run api\` failed:\n${output}`);
  console.log(`${[...files.keys()].join('\n')}\n`);
  console.log('Translate its title in locales/, and link to the screen from another one.');
  console.log('After `npm run build`, update the sizes: see CONTRIBUTING.md, “Adding a thing”.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
