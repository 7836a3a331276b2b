#!/usr/bin/env node
/* `npx login-portal-page`: writes the standalone page with a configuration, from the built files of the package. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compress } from './compress.ts';
import { readSite } from './read-site.ts';
import { writeSite } from './write-site.ts';

const USAGE = `Usage: npx login-portal-page --out <folder> [options]

Writes the standalone page with all files that it needs to <folder>: index.html, assets/, csp.json, and the same
policy for nginx, Apache and Caddy. Other files in the folder are not changed.

  --config <file>  the configuration; default: portal.config.json
  --compact        the page of the compact build

Exit codes: 0 the page is written, 2 the configuration or the arguments are wrong.`;

try {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: 'portal.config.json' },
      out: { type: 'string' },
      compact: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else await write(values);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function write({ config, out, compact }: { config: string; out?: string; compact: boolean }) {
  const built = join(import.meta.dirname, '..', compact ? 'compact' : '.');
  if (!out) throw new Error('--out is missing. See --help.');
  if (resolve(out) === resolve(built))
    throw new Error('--out is the folder of the package, which must not change.');
  const site = readSite(config);
  await compress(out, writeSite(built, site, out));
  console.log(`${resolve(out, 'index.html')} is the page for ${site.base ?? '/login/'}`);
}
