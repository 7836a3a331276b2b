import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closure, staticImports } from '../../scripts/build/closure.ts';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { VERSIONED_FILE } from '../../scripts/build/versioned-file.ts';

const MODULES: Record<string, string[]> = JSON.parse(readFileSync('.cache/modules.json', 'utf8'));

/** The module that changes the document, by folder. */
const RENDERER_MODULES: Record<string, RegExp> = {
  '': /\/react-dom-client\.production\.js$/,
  'compact/': /\/preact\.mjs$/,
};

describe.each(Object.entries(RENDERER_MODULES))('dist/%s', (folder, renderer) => {
  const outDir = `dist/${folder}`;
  const fileOf = (tag: string) => join(outDir, 'elements', `${tag}.js`);

  test.each(elementTags)('<%s> starts with at most four requests', (tag) => {
    expect(closure([fileOf(tag)], staticImports).size).toBeLessThanOrEqual(folder === 'compact/' ? 3 : 4);
  });

  test.each(elementTags)('the module of <%s> directly imports every file that it starts with', (tag) => {
    const files = [fileOf(tag), ...staticImports(fileOf(tag))];
    expect(new Set(files)).toEqual(closure(files, staticImports));
  });

  test('all elements share one copy of the renderer', () => {
    const files = Object.entries(MODULES)
      .filter(([file, ids]) => file !== VERSIONED_FILE && ids.some((id) => renderer.test(id)))
      .map(([file]) => file);
    expect(files.filter((file) => file.startsWith(`${folder}elements/`))).toHaveLength(1);
    // In the one file, too, and with React in the page.
    expect(files.filter((file) => file.startsWith('compact/') !== (folder === 'compact/'))).toEqual([]);
  });

  test('portal.js imports all that each element starts with', () => {
    const file = join(outDir, 'portal.js');
    const imported = [...readFileSync(file, 'utf8').matchAll(/\bimport\(["'`]([^"'`]+)["'`]\)/g)];
    expect(staticImports(file)).toEqual([]);
    expect(new Set(imported.map(([, path = '']) => join(outDir, path)))).toEqual(
      closure(elementTags.map(fileOf), staticImports),
    );
  });

  test('every file that a module imports exists', () => {
    for (const module of globSync(`${outDir}/elements/**/*.js`))
      for (const file of staticImports(module))
        expect(existsSync(file), `${module} imports ${file}`).toBe(true);
  });
});
