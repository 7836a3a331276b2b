/* Leaves out of zxcvbn-ts what the strength meter does not use. */
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

/** The checks of the options, which are always the same here. */
const CHECKS = /\/core\/dist\/runtimeChecks\.mjs$/;

const GRAPHS = /language-common\/dist\/adjacencyGraphs\.json\.mjs$/;

type Graph = Record<string, readonly (string | null)[]>;

/** Where the neighbours of a key are, in the order of the library: on a keyboard, whose rows are shifted, and on a keypad. */
const KEYBOARD = [
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
] as const;
const KEYPAD = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;

/** The rows of a layout: the characters of each key, and an empty text where there is none. */
function rowsOf(graph: Graph): string {
  const keys = [...new Set(Object.values(graph).flat())].filter((key) => key !== null);
  const rows: string[][] = Array.from({ length: 9 }, () => []);
  const seen = new Set<string>();
  const follow = (key: string, x: number, y: number) => {
    if (seen.has(key)) return;
    seen.add(key);
    (rows[y] as string[])[x] = key;
    // A character can be on two keys.
    const own = [...key].find((character) => keys.filter((each) => each.includes(character)).length === 1);
    const neighbours = graph[own ?? ''] ?? [];
    for (const [index, [right, down]] of (neighbours.length > 6 ? KEYPAD : KEYBOARD).entries()) {
      const next = neighbours[index];
      if (next) follow(next, x + right, y + down);
    }
  };
  follow(keys[0] ?? '', 20, 4);
  const used = rows.filter(({ length }) => length > 0);
  const left = Math.min(...used.map((row) => row.findIndex((key) => key)));
  return used.map((row) => Array.from(row.slice(left), (key) => key ?? '').join(' ')).join('\n');
}

/** The code of the keyboard layouts, a quarter as large as the library's. */
export function graphModule(): string {
  const layouts = Object.entries(adjacencyGraphs).map(([name, graph]) => [name, rowsOf(graph)]);
  return `const unpack = (text, directions) => {
    const rows = text.split('\\n').map((row) => row.split(' '));
    return Object.fromEntries(rows.flatMap((row, y) => row.flatMap((key, x) => [...key].map((character) =>
      [character, directions.map(([right, down]) => rows[y + down]?.[x + right] || null)]))));
  };
  export default Object.fromEntries(${JSON.stringify(layouts)}.map(([name, text]) =>
    [name, unpack(text, name.startsWith('keypad') ? ${JSON.stringify(KEYPAD)} : ${JSON.stringify(KEYBOARD)})]));`;
}

export const smallStrengthEngine: Plugin = {
  name: 'small-strength-engine',
  // Before Vite resolves the files of packages.
  enforce: 'pre',
  load(id) {
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
