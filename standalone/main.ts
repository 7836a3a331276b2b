#!/usr/bin/env node
/* `npx login-portal-page`: writes the standalone page with a configuration, from the built files of the package. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from './compress.ts';
import { readSite } from './read-site.ts';
import { readText } from './read-text.ts';
import { replaceFiles } from './replace-files.ts';
import { unreadableAccents } from './unreadable-accents.ts';
import { writeSite } from './write-site.ts';

const USAGE = `Usage: npx --no -- login-portal-page --out <folder> [options]

Writes the standalone page with all files that it needs to <folder>: index.html, assets/, csp.json, and the same
policy for nginx, Apache and Caddy. Other files in the folder are not changed.

  --config <file>  the configuration; default: portal.config.json

Exit codes: 0 the page is written, 2 the configuration or the arguments are wrong.`;

try {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: 'portal.config.json' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else await write(values);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function write({ config, out }: { config: string; out?: string }) {
  const built = join(import.meta.dirname, '..');
  if (!out) throw new Error('--out is missing. See --help.');
  if (isPackage(out)) throw new Error('--out is the folder of the package, which must not change.');
  const site = readSite(config);
  const theme = site['theme-file'];
  for (const sentence of theme ? unreadableAccents(readText(theme)) : [])
    console.warn(`${theme}: ${sentence}`);
  // The web server, which is another user, has to read the files.
  process.umask(0o022);
  await replaceFiles(out, async (beside) => compress(beside, writeSite(built, site, beside)));
  console.log(`${resolve(out, 'index.html')} is the page for ${site.base ?? '/login/'}`);
}

/** Whether a folder, or one that is written to in it, is in the package. */
function isPackage(out: string): boolean {
  const built = realpathSync(join(import.meta.dirname, '..'));
  return ['', 'assets', 'captcha'].some((name) => (realPath(join(out, name)) + sep).startsWith(built + sep));
}

/** Of a folder that may not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const full = resolve(path);
    return join(realPath(dirname(full)), basename(full));
  }
}
