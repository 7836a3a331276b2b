import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJson } from '../../../scripts/build/json.ts';
import { NOT_OPTIONS, PAGE_OPTIONS, variableOf } from '../../../scripts/site/options.ts';
import { siteSchema } from '../../../scripts/site/schema.ts';

test('portal.config.schema.json matches the options', () => {
  expect(readJson('portal.config.schema.json'), 'run `npm run api`').toEqual(
    JSON.parse(JSON.stringify(siteSchema)),
  );
});

const hosting = readFileSync('docs/hosting.md', 'utf8');

test('docs/hosting.md lists every option that is not an attribute, with its variable', () => {
  const rows = hosting.matchAll(/^\| `([a-z-]+)` +\| `(PORTAL_\w+)` /gm);
  const options = Object.keys(PAGE_OPTIONS).map((name) => [name, variableOf(name)]);
  expect([...rows].map(([, name, variable]) => [name, variable])).toEqual(options);
});

test('docs/hosting.md names the attributes that are not options', () => {
  const names = new Intl.ListFormat('en-GB').format(NOT_OPTIONS.map((name) => `\`${name}\``));
  expect(hosting).toContain(`except ${names} `);
});
