import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { LOCALES, TRANSLATIONS } from '../../demo/backend/locales.ts';
import { type ModulesByFile, recordModules } from '../release/notices/bundled.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The programs of the package, by name, and their sources. */
export const TOOLS = {
  conformance: 'api/conformance/main.ts',
  mock: 'api/mock/main.ts',
  page: 'standalone/main.ts',
} as const;

/** Files that the mock reads from its own folder. */
const MOCK_FILES = ['pages.css', 'demo-icon.svg', 'meridian.svg'];

/** Modules that the mock replaces: large packages, and one that older versions of Node lack. */
const alias = {
  nodemailer: join(ROOT, 'api/mock/nodemailer.ts'),
  'fxa-common-password-list': join(ROOT, 'api/mock/common-passwords.ts'),
  'node:sqlite': join(ROOT, 'api/mock/sqlite.ts'),
};

/** The package does not have the folders that this module reads. */
const locales: Plugin = {
  name: 'locales',
  load: (id) =>
    id.endsWith('/demo/backend/locales.ts')
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
      ? `export { unwrapEC2Signature } from '${join(ROOT, 'api/mock/ec-signature.ts')}';`
      : undefined;
  },
};

/** Builds the programs, each as one file for Node without dependencies. Returns the modules in each file. */
export async function buildTools(outDir: string): Promise<ModulesByFile> {
  const modules: ModulesByFile = {};
  for (const [name, source] of Object.entries(TOOLS)) {
    await build({
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      publicDir: false,
      plugins: [withoutAttestation, locales, recordModules(modules)],
      resolve: { alias },
      ssr: { noExternal: true },
      build: {
        ssr: source,
        outDir,
        emptyOutDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: `bin/${name}.js`, codeSplitting: false, minify: true } },
      },
    });
  }
  for (const file of MOCK_FILES) cpSync(join(ROOT, 'demo/backend/pages', file), join(outDir, 'bin', file));
  return modules;
}
