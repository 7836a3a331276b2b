import { join, relative, resolve } from 'node:path';
import remapping from '@jridgewell/remapping';
import MagicString, { type SourceMap } from 'magic-string';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** Adds a source map to every script of a build. The paths of the sources are relative to the project. */
export const sourceMaps: Plugin = {
  name: 'source-maps',
  config: () => ({
    build: {
      sourcemap: true,
      rolldownOptions: {
        output: {
          sourcemapPathTransform: (source, map) => normalizePath(relative(ROOT, resolve(map, '..', source))),
        },
      },
    },
  }),
};

/** What a `transform` or `renderChunk` hook returns after a change. */
export const codeWithMap = (code: MagicString): { code: string; map: SourceMap } => ({
  code: code.toString(),
  // Every character, because the bundler keeps only the positions that are in each of the maps.
  map: code.generateMap({ hires: true }),
});

/** Changes the code of a chunk in `generateBundle`. */
export function editChunk(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  edit: (code: MagicString) => void,
): void {
  const edited = new MagicString(chunk.code);
  edit(edited);
  const { code, map } = codeWithMap(edited);
  chunk.code = code;
  editMap(bundle, chunk, (before) => remapping([map.toString(), before], () => null).toString());
}

/** Adds a line before the code of a chunk in `generateBundle`. Much faster than `editChunk`. */
export function prependLine(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, line: string): void {
  chunk.code = `${line}\n${chunk.code}`;
  editMap(bundle, chunk, (before) => {
    const map = JSON.parse(before);
    // A semicolon ends the mappings of a line.
    return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
  });
}

/** A chunk of generated code has no map. */
function editMap(
  bundle: Rolldown.OutputBundle,
  { sourcemapFileName }: Rolldown.OutputChunk,
  edit: (json: string) => string,
): void {
  const map = bundle[sourcemapFileName ?? ''];
  if (map?.type === 'asset') map.source = edit(String(map.source));
}
