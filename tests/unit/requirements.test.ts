import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/app/navigation/routes.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
const titles = Array.from(page.matchAll(/^### (.*)$/gm), ([, title = '']) => title);

describe('docs/requirements.md', () => {
  test('has every decision in one heading', () => {
    const numbers = titles
      .flatMap((title) => /^(D\d+(?:, D\d+)*): /.exec(title)?.[1]?.split(', ') ?? [])
      .map((id) => Number(id.slice(1)))
      .sort((one, other) => one - other);
    expect(numbers.length).toBeGreaterThan(90);
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1));
  });

  test('has the path of every route', () => {
    const [, count, list = ''] = /^Each of the (\d+) paths .*?: (.*)$/m.exec(page) ?? [];
    const paths = ROUTES.map(({ pattern }) => pattern.slice(1).replace(/:(\w+)\??/g, '{$1}'));
    const described = Array.from(list.matchAll(/`(.*?)`/g), ([, path = '']) => path);
    // The list calls the empty path by that name.
    expect(['', ...described].sort(), 'the paths in “Each of the … paths”').toEqual(paths.sort());
    expect(Number(count), 'the number of paths in “Each of the … paths”').toBe(paths.length);
  });
});
