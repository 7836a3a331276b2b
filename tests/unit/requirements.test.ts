import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const NOT_BUILT = 'This is not built yet.';

interface Entry {
  title: string;
  places: string[];
  proofs: { file: string; names: string[] }[];
}

const inBackticks = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

/** Each file in a line with the test titles quoted after it. */
const proofsIn = (line: string) =>
  [...line.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', after = '']) => ({
    file,
    names: [...after.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));

/** The entries of a page, one per `###` heading, without those that are not built yet. */
function entriesOf(page: string): Entry[] {
  const sections = readFileSync(join(ROOT, 'docs', page), 'utf8')
    .split(/^(?=##+ )/m)
    .filter((text) => text.startsWith('### ') && !text.includes(NOT_BUILT));
  return sections.map((section) => {
    const line = (start: string) => section.split('\n').find((text) => text.startsWith(start)) ?? '';
    return {
      title: /^### (.*)/.exec(section)?.[1] ?? '',
      places: inBackticks(line('- Built in ')),
      proofs: proofsIn(line('- Proved by ')),
    };
  });
}

describe.each([
  ['requirements.md', 140],
  ['decisions.md', 45],
])('docs/%s', (page, least) => {
  const entries = entriesOf(page);

  test('has a place and a proof for every entry', () => {
    expect(entries.length).toBeGreaterThan(least);
    const bare = entries.filter(({ places, proofs }) => places.length === 0 || proofs.length === 0);
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  test('has a unique heading for every entry, so that each can be linked to', () => {
    const titles = entries.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('names files that exist', () => {
    const files = entries.flatMap(({ places }) => places);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('quotes existing tests', () => {
    const wrong = entries.flatMap(({ proofs }) =>
      proofs.flatMap(({ file, names }) => {
        const path = join(ROOT, file);
        const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
        return names.length > 0
          ? names.filter((name) => !source.includes(name)).map((name) => `${file} “${name}”`)
          : [file];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('no decision is missing', () => {
  const text = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8');
  const numbers = [...text.matchAll(/^### D(\d+): /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
});
