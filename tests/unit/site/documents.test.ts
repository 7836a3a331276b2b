import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJson } from '../../../scripts/json.ts';
import { SITE_OPTIONS, variableOf } from '../../../scripts/site/options.ts';
import { siteSchema } from '../../../scripts/site/schema.ts';

test('portal.config.schema.json matches the options', () => {
  expect(readJson('portal.config.schema.json'), 'run `npm run api`').toEqual(
    JSON.parse(JSON.stringify(siteSchema)),
  );
});

test('docs/hosting.md lists every option with its variable', () => {
  const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `([a-z-]+)` +\| `(PORTAL_\w+)` /gm);
  const options = Object.keys(SITE_OPTIONS).map((name) => [name, variableOf(name)]);
  expect([...rows].map(([, name, variable]) => [name, variable])).toEqual(options);
});
