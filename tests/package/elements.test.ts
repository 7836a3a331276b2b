import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closure, staticImports } from '../../scripts/build/closure.ts';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { VERSIONED_FILE } from '../../scripts/build/versioned-file.ts';

const MODULES: Record<string, Record<string, string[]>> = JSON.parse(
  readFileSync('.cache/modules.json', 'utf8'),
);

/** The module that changes the document, by folder. */
const RENDERER_MODULES: Record<string, RegExp> = {
  dist: /\/react-dom-client\.production\.js$/,
  'dist/compact': /\/preact\.mjs$/,
};

describe.each(Object.keys(MODULES))('%s', (outDir) => {
  const fileOf = (tag: string) => join(outDir, 'elements', `${tag}.js`);

  test.each(elementTags)('<%s> starts with at most three requests', (tag) => {
    expect(closure([fileOf(tag)], staticImports).size).toBeLessThanOrEqual(3);
  });

  test.each(elementTags)('the module of <%s> directly imports every file that it starts with', (tag) => {
    const files = [fileOf(tag), ...staticImports(fileOf(tag))];
    expect(new Set(files)).toEqual(closure(files, staticImports));
  });

  test('all elements share one copy of the renderer, and no other renderer is in the folder', () => {
    const filesWith = (renderer: RegExp) =>
      Object.entries(MODULES[outDir] ?? {})
        .filter(([, ids]) => ids.some((id) => renderer.test(id)))
        .map(([file]) => file);
    for (const [folder, renderer] of Object.entries(RENDERER_MODULES)) {
      const files = filesWith(renderer).filter((file) => file !== VERSIONED_FILE);
      expect(files).toHaveLength(folder === outDir ? 3 : 0);
      if (folder === outDir) expect(files.filter((file) => file.startsWith('elements/'))).toHaveLength(1);
    }
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
