/* What has changed in api/openapi.yaml since the last tag, and which changes break a server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../../../scripts/setup/run.mjs';

const FILE = 'api/openapi.yaml';
const BASE = '.cache/openapi-of-the-last-tag.yaml';

const tag = run('git', ['describe', '--tags', '--abbrev=0']);
const base = run('git', ['show', `${tag.output}:${FILE}`]);

if (tag.ok && base.ok) {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(BASE, base.output);
  const redocly = 'node_modules/@redocly/cli/bin/cli.js';
  console.log(
    run(process.execPath, [redocly, 'diff', BASE, FILE, '--fail-on', 'none', '--config', 'api/redocly.yaml'])
      .output,
  );
} else {
  console.log(
    tag.ok ? `${tag.output} has no ${FILE}.` : 'There is no tag yet, so there is nothing to compare.',
  );
}
