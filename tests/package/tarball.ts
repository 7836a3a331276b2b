import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, run } from '../../scripts/run.mjs';

export interface Tarball {
  file: string;
  /** A project that has the package installed. */
  project: string;
  /** The package in that project. */
  folder: string;
  remove(): void;
}

/** Packs the package as npm would publish it, and lays it where a project would find it. */
export function pack(): Tarball {
  const project = mkdtempSync(join(tmpdir(), 'login-portal-'));
  const folder = join(project, 'node_modules/login-portal');
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const file = join(project, `${name}-${version}.tgz`);
  must(npm(['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', project]));
  mkdirSync(folder, { recursive: true });
  must(run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']));
  return { file, project, folder, remove: () => rmSync(project, { recursive: true }) };
}

function must({ ok, output }: { ok: boolean; output: string }) {
  if (!ok) throw new Error(output);
}
