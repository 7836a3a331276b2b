import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityDocument, securityParts } from '../../scripts/describe/security-document.ts';
import { missingTests } from './named-tests.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const rows = securityParts.flatMap((part) => part.rows);

test('docs/security.md matches docs/security.yaml', () => {
  expect(read('docs/security.md'), 'run `npm run api`').toBe(securityDocument);
});

/** How many requirements each section of the chapters 3, 4, 6, 7 and 14 of OWASP ASVS 5.0.0 has. */
const ASVS = {
  3: [1, 3, 5, 8, 8, 1, 5],
  4: [5, 5, 2, 4],
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
  14: [2, 8, 3],
};

test('docs/security.yaml has every requirement of five chapters of OWASP ASVS 5.0 once, in order', () => {
  const listed = rows.flatMap(({ id }) => {
    const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:-\1\.(\d+))?$/.exec(id) ?? [];
    return Array.from(
      { length: section ? Number(last) - Number(first) + 1 : 0 },
      (_, more) => `${section}.${Number(first) + more}`,
    );
  });
  const wanted = Object.entries(ASVS).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, number) => `${chapter}.${section + 1}.${number + 1}`),
    ),
  );
  expect(listed).toEqual(wanted);
});

test('every line of docs/security.yaml about the product or the reference names a test, or says “Not met”', () => {
  const bare = rows.filter(({ product, reference, server, tests }) => {
    const claims = [product, reference].filter((line) => line && !line.startsWith('Not met'));
    return claims.length > 0 ? !tests : !(product || reference || server);
  });
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('docs/security.yaml names existing tests', () => {
  expect(missingTests(rows)).toEqual([]);
});

test('neither the elements nor the reference backend listen to messages of other windows', () => {
  const sources = globSync('{src,elements,first-screen,standalone,demo}/**/*.{ts,tsx,js,html}', {
    cwd: ROOT,
  });
  expect(sources.length).toBeGreaterThan(200);
  const listens = /addEventListener\(\s*['"`]message['"`]|\bonmessage\b/;
  expect(sources.filter((file) => listens.test(read(file)))).toEqual([]);
});
