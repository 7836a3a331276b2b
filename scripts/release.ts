/*
 * `npm run release` runs all checks, writes the files of the version in package.json to release/ and tags it. With `--dry-run`
 * it uses the build in dist/, writes the files to a temporary folder, and leaves out the checks and the tag.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './build/json.ts';
import { missingSteps } from './release/missing-steps.ts';
import { writeFiles } from './release/write-files.ts';
import { run } from './setup/run.mjs';

const isDryRun = process.argv.includes('--dry-run');
const { version } = readJson('package.json');
const folder = isDryRun ? mkdtempSync(join(tmpdir(), 'release-')) : `release/${version}`;

const missing = missingSteps(version);
for (const step of missing) console.log(`Missing: ${step}`);

if (isDryRun || (missing.length === 0 && passesChecks())) {
  console.log(`Files in ${folder}:\n${writeFiles(folder, version).join('\n')}`);
  const tag = `v${version}`;
  if (isDryRun) console.log(`Dry run: the checks have not run, and there is no tag ${tag}.`);
  else if (run('git', ['tag', '--annotate', tag, '--message', `login-portal ${version}`]).ok)
    console.log(`Tagged ${tag}. To publish it: git push origin ${tag}, and upload the files in ${folder}.`);
  else process.exitCode = 1;
} else {
  process.exitCode = 1;
}

/** Also builds. */
function passesChecks(): boolean {
  return (
    spawnSync('npm', ['test', '--', '--all'], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  );
}
