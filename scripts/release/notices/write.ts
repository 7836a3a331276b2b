import { writeFileSync } from 'node:fs';
import { readJson } from '../../build/json.ts';
import { type ModulesByFile, packagesIn } from './bundled.ts';
import { licencesText } from './licences.ts';
import { noticeOf } from './notice.ts';
import { createSbom } from './sbom.ts';

/** Writes the licences and the bill of materials of all packages in a folder of outputs. */
export function writeNotices(outDir: string, modules: ModulesByFile): void {
  const { name, version, license } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  const folders = new Set(Object.values(modules).flat().flatMap(packagesIn));
  const components = [...folders]
    .map((folder) => ({ ...noticeOf(folder), integrity: packages[folder].integrity }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(`${outDir}/THIRD-PARTY-LICENSES.txt`, licencesText(`${name} ${version}`, components));
  writeFileSync(`${outDir}/sbom.cdx.json`, createSbom({ name, version, licence: license }, components));
}
