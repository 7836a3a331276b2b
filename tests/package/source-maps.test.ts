import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The modules in each file, from the last build. */
const MODULES: Record<string, string[]> = JSON.parse(readFileSync('.cache/modules.json', 'utf8'));

/** Texts that minifying keeps, and the file of each. They are in several outputs. */
const TEXTS = [
  ['A navigation to a foreign origin was not followed.', 'src/app/navigation/leave.ts'],
  ['is on this page already and is used instead of', 'elements/mistakes.ts'],
  ['The captcha could not be used.', 'src/app/captcha/recaptcha.ts'],
  ['The password strength meter could not be loaded.', 'src/features/recovery/strength-meter.view.tsx'],
  ['At path: ', 'node_modules/superstruct/dist/index.mjs'],
] as const;

const read = (file: string) => readFileSync(file, 'utf8');

/** The path of the source map that a script names. */
function mapFile(script: string): string | undefined {
  const [, name] = /\n\/\/# sourceMappingURL=(.+)\n?$/.exec(read(script)) ?? [];
  return name && join(script, '..', name);
}

const scripts = Object.keys(MODULES)
  .filter((file) => !file.startsWith('bin/'))
  .map((file) => join('dist', file));
const maps = [...new Set(scripts.flatMap((script) => mapFile(script) ?? []))].map((file) => ({
  ...JSON.parse(read(file)),
  file,
}));

test('every script with a module of the project or of a package names a source map', () => {
  for (const [file, ids] of Object.entries(MODULES))
    if (!file.startsWith('bin/'))
      expect([file, mapFile(join('dist', file)) !== undefined]).toEqual([
        file,
        ids.some((id) => !id.startsWith('\0')),
      ]);
});

test('every source map belongs to a script', () => {
  expect(maps.map(({ file }) => file).sort()).toEqual(globSync('dist/**/*.map').sort());
});

test('the source maps contain the sources by their paths in the project', () => {
  for (const { file, sources, sourcesContent = [] } of maps)
    for (const [index, source] of sources.entries()) {
      expect(source, file).toMatch(
        /^(?:demo|elements|first-screen|src|standalone|node_modules)\/(?!.*\.\.\/)/,
      );
      expect(sourcesContent[index] === read(source), `${source} in ${file}`).toBe(true);
    }
});

test.each(TEXTS)('"%s" leads to %s', (text, source) => {
  const found = scripts.flatMap((script) => {
    const lines = read(script).split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    if (line < 0) return [];
    const map = new SourceMap(JSON.parse(read(mapFile(script) ?? '')));
    const entry = map.findEntry(line, lines[line]?.indexOf(text) ?? 0);
    if (!('originalSource' in entry)) throw new Error(`${script}: nothing is known of "${text}".`);
    const original = read(entry.originalSource).split('\n')[entry.originalLine];
    return [{ script, source: entry.originalSource, isOnLine: original?.includes(text) }];
  });
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(found).toEqual(found.map(({ script }) => ({ script, source, isOnLine: true })));
});
