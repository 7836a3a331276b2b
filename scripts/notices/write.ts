import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ModulesByFile, packagesIn } from './bundled.ts';
import { licencesText } from './licences.ts';
import { noticeOf } from './notice.ts';
import { bill } from './sbom.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes of whom dist/ has code or data, for people and for tools, and for a test what is in which file. */
export function writeNotices(modules: ModulesByFile): void {
  const { name, version, license } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  const folders = new Set(Object.values(modules).flat().flatMap(packagesIn));
  const components = [...folders]
    .map((folder) => ({ ...noticeOf(folder), integrity: packages[folder].integrity }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync('dist/THIRD-PARTY-LICENSES.txt', licencesText(`${name} ${version}`, components));
  write('dist/sbom.cdx.json', bill({ name, version, licence: license }, components));
  mkdirSync('.cache', { recursive: true });
  write('.cache/modules.json', modules);
}

function write(file: string, content: unknown) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
