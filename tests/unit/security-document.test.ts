import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const document = read('SECURITY.md');

test('SECURITY.md lists the browsers that the build targets', () => {
  const rows = [...document.matchAll(/^\| (Chrome|Firefox|Safari)\b.*\| ([\d.]+) +\|$/gm)];
  const targets = rows.map(([, name = '', version]) => name.toLowerCase() + version);
  expect(targets).toEqual(config.build?.target);
});

test('SECURITY.md says how to report a vulnerability, and README.md links to it', () => {
  expect(document).toContain("privately through the repository's security advisories");
  expect(read('README.md')).toContain('(SECURITY.md)');
});
