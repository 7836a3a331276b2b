import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closure, staticImports } from '../../scripts/closure.ts';
import { elementTags } from '../../scripts/elements.ts';

const fileOf = (tag: string) => join('dist/elements', `${tag}.js`);

test.each(elementTags)('<%s> starts with at most three requests', (tag) => {
  expect(closure([fileOf(tag)], staticImports).size).toBeLessThanOrEqual(3);
});

test.each(elementTags)('the module of <%s> directly imports every file that it starts with', (tag) => {
  const files = [fileOf(tag), ...staticImports(fileOf(tag))];
  expect(new Set(files)).toEqual(closure(files, staticImports));
});

test('all elements share one copy of React', () => {
  const modules: [string, string[]][] = Object.entries(
    JSON.parse(readFileSync('.cache/modules.json', 'utf8')),
  );
  const copies = modules.filter(
    ([file, ids]) =>
      file.startsWith('elements/') && ids.some((id) => /\/react-dom-client\.production\.js$/.test(id)),
  );
  expect(copies).toHaveLength(1);
});

test('every file that a module imports exists', () => {
  for (const module of globSync('dist/elements/**/*.js'))
    for (const file of staticImports(module))
      expect(existsSync(file), `${module} imports ${file}`).toBe(true);
});
