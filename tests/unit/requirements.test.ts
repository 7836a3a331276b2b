import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/app/navigation/routes.ts';

const readPage = (name: string) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');

describe.each(['requirements.md', 'decisions.md'])('docs/%s', (page) => {
  test('has a unique heading for every entry, so that each can be linked to', () => {
    const titles = [...readPage(page).matchAll(/^### (.*)$/gm)].map(([, title]) => title);
    expect(titles.length).toBeGreaterThan(40);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('has a text under every heading', () => {
    const empty = readPage(page).matchAll(/^(##+) (.*)\n+(?=(?:\1|##?) |$(?![\s\S]))/gm);
    expect(Array.from(empty, ([, , title]) => title)).toEqual([]);
  });
});

test('no decision is missing', () => {
  const numbers = [...readPage('decisions.md').matchAll(/^### D(\d+): /gm)].map(([, number]) =>
    Number(number),
  );
  expect(numbers.length).toBeGreaterThan(60);
  expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
});

test('docs/requirements.md has the path of every route', () => {
  const [, count, list = ''] = /^Each of the (\d+) paths .*?: (.*)$/m.exec(readPage('requirements.md')) ?? [];
  const paths = ROUTES.map(({ pattern }) => pattern.slice(1).replace(/:(\w+)\??/g, '{$1}'));
  const described = Array.from(list.matchAll(/`(.*?)`/g), ([, path = '']) => path);
  // The list calls the empty path by that name.
  expect(['', ...described].sort(), 'the paths in “Each of the … paths”').toEqual(paths.sort());
  expect(Number(count), 'the number of paths in “Each of the … paths”').toBe(paths.length);
});
