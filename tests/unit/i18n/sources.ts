import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');

/** Every module in src/ as a syntax tree, so that comments do not count. */
export const sources: ts.SourceFile[] = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true),
);

/** Visits a node and all its descendants. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Everything that `pick` finds in the nodes of these files. */
export function collect<T>(files: Iterable<ts.SourceFile>, pick: (node: ts.Node) => readonly T[]): T[] {
  const found: T[] = [];
  for (const file of files) walk(file, (node) => found.push(...pick(node)));
  return found;
}

/** The file and line of a node. */
export function locationOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
