import { readFileSync } from 'node:fs';
import { readJson } from '../build/json.ts';
import { run } from '../setup/run.mjs';

/** What has to be done before a version can be released. */
export function missingSteps(version: string): string[] {
  const isTagged = run('git', ['rev-parse', '--verify', '--quiet', `v${version}`]).ok;
  const changes = run('git', ['status', '--porcelain']).output;
  return [
    isTagged && `v${version} is a tag already: change the version with npm version --no-git-tag-version`,
    changes !== '' && 'commit all changes',
    readJson('package-lock.json').version !== version && `package-lock.json does not have version ${version}`,
    readJson('server/package.json').version !== version &&
      `server/package.json does not have version ${version}`,
    ...['CHANGELOG.md', 'server/CHANGELOG.md'].map(
      (file) => !hasDate(file, version) && `${file} has no heading ## ${version} (<date>)`,
    ),
  ].filter((step) => step !== false);
}

const hasDate = (file: string, version: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/gm)).some(
    ([, name]) => name === version,
  );
