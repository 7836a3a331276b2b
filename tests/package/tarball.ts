import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, run } from '../../scripts/setup/run.mjs';

export interface Tarball {
  file: string;
  /** A project with the package installed. */
  project: string;
  /** The package in that project. */
  folder: string;
  remove(): void;
}

/** Packs the package as npm publishes it, and installs it in a project, which is a new one by default. */
export function pack(project = mkdtempSync(join(tmpdir(), 'login-portal-'))): Tarball {
  const folder = join(project, 'node_modules/login-portal');
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const file = join(project, `${name}-${version}.tgz`);
  expectOk(npm(['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', project]));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  expectOk(run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']));
  return { file, project, folder, remove: () => rmSync(project, { recursive: true }) };
}

function expectOk({ ok, output }: { ok: boolean; output: string }) {
  if (!ok) throw new Error(output);
}
