import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The roots with everything that they import, directly or indirectly. */
export function closure(
  roots: Iterable<string>,
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/** The files that a built module imports statically. */
export function staticImports(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g);
  return [...imports].map(([, to = '']) => join(dirname(file), to));
}
