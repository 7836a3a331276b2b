import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npm } from '../../../scripts/setup/run.mjs';

/** A project with packages from npm. */
export interface Project {
  folder: string;
  /** Why the packages could not be installed. */
  problem: string | undefined;
  write(files: Record<string, string>): void;
  remove(): void;
}

/** Seconds that an installation may take. */
const LIMIT = 240;

/** Installs packages, such as `react@18`, and the packed file of login-portal in a new folder. */
export function createProject(...packages: string[]): Project {
  const folder = mkdtempSync(join(tmpdir(), 'login-portal-host-'));
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const packed = npm(['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]);
  const tarball = join(folder, packed.output.split('\n').at(-1) ?? '');
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const installed = npm(['install', ...quietly, tarball, ...packages], { cwd: folder, seconds: LIMIT });
  const { ok, output } = packed.ok ? installed : packed;
  return {
    folder,
    problem: ok ? undefined : `${packages.join(', ')} could not be installed: ${output}`,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
