/* Builds the application of a host with the packed package, and serves it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { npm } from '../../scripts/setup/run.mjs';
import { pack } from '../package/tarball.ts';
import { freePort } from '../support/free-port.ts';
import { stopGroup } from '../support/stop-group.ts';
import { cacheFolder } from './cache.ts';
import type { Host } from './hosts.ts';

const APPS = resolve(import.meta.dirname, 'apps');

export interface RunningApp {
  url: string;
  /** The folder with the sources and the packages. */
  folder: string;
  close(): void;
}

/** Builds and starts the application of a host. Returns the reason if its packages cannot be installed. */
export async function startApp({ name: host, serve }: Host): Promise<RunningApp | string> {
  const name = host.replaceAll(' ', '-').toLowerCase();
  const folder = cacheFolder(name);
  if (!install(name, folder)) return `The packages of ${name} cannot be installed.`;
  pack(folder);
  const { ok, output } = npm(['run', 'build'], { cwd: folder, seconds: 300, env: environment() });
  if (!ok) throw new Error(output);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  if ('folder' in serve) {
    // As a static host does, it answers with index.html for paths that are not a file.
    const server = await preview({
      root: folder,
      configFile: false,
      build: { outDir: serve.folder },
      preview: { port, strictPort: true },
    });
    return { url, folder, close: () => void server.close() };
  }
  const child = await start(serve.program, folder, port);
  return { url, folder, close: () => stopGroup(child) };
}

/** Installs the packages if the list has changed, and replaces everything else with the sources. */
function install(name: string, folder: string): boolean {
  const list = readFileSync(join(APPS, name, 'package.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed');
  for (const file of readdirSync(folder))
    if (file !== 'node_modules') rmSync(join(folder, file), { recursive: true });
  cpSync(join(APPS, name), folder, { recursive: true });
  if (existsSync(installed) && readFileSync(installed, 'utf8') === list) return true;
  const { ok } = npm(['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    seconds: 600,
  });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  if (ok) writeFileSync(installed, list);
  return ok;
}

async function start([program, ...args]: string[], cwd: string, port: number): Promise<ChildProcess> {
  const env = { ...environment(), PORT: String(port), HOST: 'localhost' };
  const child = spawn(program as string, args, { cwd, env, stdio: 'ignore', detached: true });
  for (let attempt = 0; attempt < 300; attempt++) {
    if (
      await fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  stopGroup(child);
  throw new Error(`${program} ${args.join(' ')} does not answer on port ${port}.`);
}

/** Playwright's own variables change how some of the tools work. */
export const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
});
