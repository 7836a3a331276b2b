import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../scripts/setup/run.mjs';

/** Outside the repository, because the tools of a host look for configuration and packages in the folders above it. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'login-portal/hosts-real');

/** The folder of a host. It remains after the test run. */
export function cacheFolder(name: string): string {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Downloads a package without installing it. Returns its tarball, or `undefined` if the registry cannot be reached. */
export function download(spec: string, folder: string): string | undefined {
  const [, name, version] = /^@?(.+)@(.+)$/.exec(spec) as unknown as [string, string, string];
  const file = join(folder, `${name.replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file))
    npm(['pack', spec, '--pack-destination', folder, '--loglevel=error'], { seconds: 300 });
  return existsSync(file) ? file : undefined;
}
