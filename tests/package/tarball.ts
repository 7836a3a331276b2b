import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../scripts/setup/run.mjs';

export interface Tarball {
  file: string;
  /** A project with the package installed. */
  project: string;
  /** The package in that project. */
  folder: string;
  remove(): void;
}

/** Packs the package and those in `workspaces` as npm publishes them, and installs them in a project, which is a new one by default. */
export function pack(
  project = mkdtempSync(join(tmpdir(), 'login-portal-')),
  ...workspaces: string[]
): Tarball {
  const folder = join(project, 'node_modules/login-portal');
  const sources = ['.', ...workspaces.map((name) => `./${name}`)];
  expectOk(npm(['pack', ...sources, '--ignore-scripts', '--loglevel=error', '--pack-destination', project]));
  const [file = '', ...others] = sources.map((source) => {
    const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
    return join(project, `${name}-${version}.tgz`);
  });
  if (!existsSync(join(project, 'package.json'))) writeFileSync(join(project, 'package.json'), '{}');
  rmSync(folder, { recursive: true, force: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  expectOk(npm(['install', ...options, file, ...others], { cwd: project, seconds: 240 }));
  return { file, project, folder, remove: () => rmSync(project, { recursive: true }) };
}

function expectOk({ ok, output }: { ok: boolean; output: string }) {
  if (!ok) throw new Error(output);
}
