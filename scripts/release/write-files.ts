import { hash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from '../build/json.ts';
import { VERSIONED_FILE } from '../build/versioned-file.ts';
import { npm, run } from '../setup/run.mjs';

/** Writes the files of a release from dist/. Returns a line with the SHA-256 hash of each, as in SHA256SUMS. */
export function writeFiles(folder: string, version: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The package has neither the compressed copies nor the versioned file, so the archive for web servers is separate.
  mustRun(
    npm(['pack', '.', './server', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]),
  );
  const archive = join(folder, `login-portal-${version}-dist.tar.gz`);
  mustRun(run('tar', ['-czf', archive, '--exclude=dist/demo.html*', 'dist']));
  for (const file of [VERSIONED_FILE, `${VERSIONED_FILE}.map`, 'integrity.json', 'sbom.cdx.json'])
    copyFileSync(`dist/${file}`, join(folder, file));
  writeJson(join(folder, 'sbom-build.cdx.json'), buildSbom());
  const files = readdirSync(folder).sort();
  const sums = files.map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}`);
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  return sums;
}

/** The packages that the build and the tests use. Those in the bundles are in sbom.cdx.json. */
function buildSbom() {
  const sbom = JSON.parse(
    mustRun(npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=silent'])),
  );
  // npm writes the name of the folder.
  sbom.metadata.component.name = 'login-portal';
  return sbom;
}

function mustRun({ ok, output }: { ok: boolean; output: string }): string {
  if (!ok) throw new Error(output);
  return output;
}
