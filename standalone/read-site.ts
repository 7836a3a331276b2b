import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkSite, type Site } from './check.ts';
import { FILE_OPTIONS, type FileOption } from './options.ts';
import { readText } from './read-text.ts';

/**
 * Reads a configuration file. Files that it names are relative to its folder; their paths are absolute in the result.
 * @throws Error that lists everything that is not allowed.
 */
export function readSite(file: string): Site {
  const { site, problems } = checkSite(readJsonFile(file));
  const files = FILE_OPTIONS.flatMap((name) => {
    const path = site[name];
    return path ? [[name, resolve(dirname(file), path)] as const] : [];
  });
  const all = [...problems, ...files.flatMap(([name, path]) => fileProblem(name, path) ?? [])];
  if (all.length > 0) throw new Error(all.map((problem) => `${file}: ${problem}`).join('\n'));
  return { ...site, ...Object.fromEntries(files) };
}

function fileProblem(name: FileOption, path: string): string | undefined {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return `${name}: there is no file ${path}.`;
  try {
    if (name === 'theme-file') readText(path);
    return undefined;
  } catch (error) {
    return `${name}: ${path} cannot be read: ${(error as Error).message}`;
  }
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}
