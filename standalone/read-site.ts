import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkSite, type Site } from './check.ts';
import { FILE_OPTIONS } from './options.ts';

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
  const missing = files.filter(([, path]) => !statSync(path, { throwIfNoEntry: false })?.isFile());
  const all = [...problems, ...missing.map(([name, path]) => `${name}: there is no file ${path}.`)];
  if (all.length > 0) throw new Error(all.map((problem) => `${file}: ${problem}`).join('\n'));
  return { ...site, ...Object.fromEntries(files) };
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}
