/* Leaves out of zxcvbn-ts what the strength meter does not use. */
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

/** A module that takes the place of the matchers that `dictionaryMatchers` replaces. The library only constructs them. */
export const NO_MATCHER = '\0no-matcher';
const REPLACED = /^\.\/matcher\/(dictionary|wordSequence)\//;

/** The checks of the options, which are always the same here. */
const CHECKS = /\/core\/dist\/runtimeChecks\.mjs$/;

const GRAPHS = /language-common\/dist\/adjacencyGraphs\.json\.mjs$/;

type Graph = Record<string, readonly (string | null)[]>;

/** One line for all characters with the same neighbours: the characters of a key, and the key in each direction. */
function packGraph(graph: Graph): string {
  const characters = Map.groupBy(Object.keys(graph), (character) => graph[character]?.join(' ') ?? '');
  return [...characters].map(([neighbours, group]) => `${group.join('')} ${neighbours}`).join('\n');
}

/** The code of the keyboard layouts, a third smaller than the library's. */
export function graphModule(): string {
  const packed = Object.entries(adjacencyGraphs).map(([name, graph]) => [name, packGraph(graph)]);
  return `const unpack = (text) => Object.fromEntries(text.split('\\n').flatMap((line) => {
    const [characters, ...neighbours] = line.split(' ');
    return [...characters].map((character) => [character, neighbours.map((key) => key || null)]);
  }));
  export default Object.fromEntries(${JSON.stringify(packed)}.map(([name, text]) => [name, unpack(text)]));`;
}

export const smallStrengthEngine: Plugin = {
  name: 'small-strength-engine',
  // Before Vite resolves the files of packages.
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/core/dist/Matching.mjs') && REPLACED.test(source) ? NO_MATCHER : undefined,
  load(id) {
    if (id === NO_MATCHER) return 'export default class {}';
    // No source map: the source of the package is not in the result.
    return GRAPHS.test(id) ? { code: graphModule(), map: { mappings: '' } } : undefined;
  },
  transform(code, id) {
    if (!CHECKS.test(id)) return undefined;
    const names = Array.from(code.matchAll(/^const (\w+)/gm), ([, name]) => name);
    return {
      code: names.map((name) => `export const ${name} = () => true;`).join('\n'),
      map: { mappings: '' },
    };
  },
};
