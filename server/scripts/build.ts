/* The second half of `npm run build`: the programs of this package, each as one file for Node without dependencies. */
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { writeJson } from '../../scripts/build/json.ts';
import { buildProgram } from '../../scripts/build/program.ts';
import type { ModulesByFile } from '../../scripts/release/notices/bundled.ts';
import { writeNotices } from '../../scripts/release/notices/write.ts';
import { LOCALES, TRANSLATIONS } from '../reference/locales.ts';

const SERVER = join(import.meta.dirname, '..');
const OUT = join(SERVER, 'dist');

/** Files that the mock reads from its own folder. */
const MOCK_FILES = [
  'reference/pages/pages.css',
  'reference/pages/demo-icon.svg',
  'reference/pages/meridian.svg',
];

/** Modules that the mock replaces: large packages, and one that older versions of Node lack. */
const alias = {
  nodemailer: join(SERVER, 'mock/nodemailer.ts'),
  'fxa-common-password-list': join(SERVER, 'mock/common-passwords.ts'),
  'node:sqlite': join(SERVER, 'mock/sqlite.ts'),
};

/** The package does not have the folders that this module reads. */
const locales: Plugin = {
  name: 'locales',
  load: (id) =>
    id.endsWith('/server/reference/locales.ts')
      ? `export const LOCALES = ${JSON.stringify(LOCALES)}; export const TRANSLATIONS = ${JSON.stringify(TRANSLATIONS)};`
      : undefined,
};

const LIBRARY = /\/@simplewebauthn\/server\/esm\/(.*)\.js$/;
const UNUSED =
  /^(registration\/verifications|metadata)\/|^helpers\/(convertX509|getCertificate|isCert|validate|mapX509)/;

/**
 * The reference backend asks for no attestation, so what the library has for its formats and certificates never runs. With it, the
 * mock would be twice as large.
 */
const withoutAttestation: Plugin = {
  name: 'without-attestation',
  load: (id) => {
    const [, path = ''] = LIBRARY.exec(id) ?? [];
    if (path.endsWith('/settingsService'))
      return 'export const SettingsService = { getRootCertificates: () => [], runtimeSupportsPQC: () => false };';
    if (UNUSED.test(path)) return `export const ${basename(path)} = undefined;`;
    return path.endsWith('/unwrapEC2Signature')
      ? `export { unwrapEC2Signature } from '${join(SERVER, 'mock/ec-signature.ts')}';`
      : undefined;
  },
};

rmSync(OUT, { recursive: true, force: true });
const plugins = [withoutAttestation, locales];
const modules: ModulesByFile = {};
for (const name of ['conformance', 'mock'])
  Object.assign(
    modules,
    await buildProgram(join(SERVER, name, 'main.ts'), OUT, `${name}.js`, { plugins, alias }),
  );
for (const file of MOCK_FILES) cpSync(join(SERVER, file), join(OUT, basename(file)));
cpSync('LICENSE', join(OUT, 'LICENSE'));
writeNotices('server/dist', Object.values(modules).flat(), 'server/package.json');
writeJson('.cache/server-modules.json', modules);
