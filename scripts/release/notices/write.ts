import { writeFileSync } from 'node:fs';
import { readJson } from '../../build/json.ts';
import { packagesIn } from './bundled.ts';
import { licencesText } from './licences.ts';
import { noticeOf } from './notice.ts';
import { type Component, createSbom } from './sbom.ts';

/** Packages that the published file of another one contains. It does not say in which version. */
const CONTAINED: Readonly<Record<string, string>> = { 'node_modules/altcha': 'svelte' };

/** Writes the licences and the bill of materials of all packages that the modules in a folder come from. */
export function writeNotices(outDir: string, modules: readonly string[], manifest = 'package.json'): void {
  const { name, version, license } = readJson(manifest);
  const { packages } = readJson('package-lock.json');
  const folders = new Set(modules.flatMap(packagesIn));
  const components = [...folders]
    .flatMap((folder): Component[] => [
      { ...noticeOf(folder), integrity: packages[folder].integrity },
      ...containedIn(folder),
    ])
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(`${outDir}/THIRD-PARTY-LICENSES.txt`, licencesText(`${name} ${version}`, components));
  writeFileSync(`${outDir}/sbom.cdx.json`, createSbom({ name, version, licence: license }, components));
}

/** With the oldest version that it can be, so that a scanner misses no vulnerability. */
function containedIn(folder: string): Component[] {
  const name = CONTAINED[folder];
  if (!name) return [];
  const range: string = readJson(`${folder}/package.json`).devDependencies[name];
  return [{ ...noticeOf(`node_modules/${name}`), version: range.replace(/^\^/, '') }];
}
