import { mkdirSync, writeFileSync } from 'node:fs';
import { readJson, writeJson } from '../json.ts';
import { type ModulesByFile, packagesIn } from './bundled.ts';
import { licencesText } from './licences.ts';
import { noticeOf } from './notice.ts';
import { createSbom } from './sbom.ts';

/** Writes the licences of all packages in dist/, the bill of materials, and the modules by file for a test. */
export function writeNotices(modules: ModulesByFile): void {
  const { name, version, license } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  const folders = new Set(Object.values(modules).flat().flatMap(packagesIn));
  const components = [...folders]
    .map((folder) => ({ ...noticeOf(folder), integrity: packages[folder].integrity }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync('dist/THIRD-PARTY-LICENSES.txt', licencesText(`${name} ${version}`, components));
  writeJson('dist/sbom.cdx.json', createSbom({ name, version, licence: license }, components));
  mkdirSync('.cache', { recursive: true });
  writeJson('.cache/modules.json', modules);
}
