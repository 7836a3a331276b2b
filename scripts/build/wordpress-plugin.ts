/* The WordPress plugin: the files of examples/wordpress/, and what they use of the build. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { TEXT_KEYS } from '../../src/i18n/unknown-texts.ts';
import { customProperties, elements } from '../describe/elements/interface.ts';
import { readJson } from './json.ts';

const SOURCE = 'examples/wordpress';

/** The date of every file in the archive, so that two builds of the same source are identical. */
const MTIME = '2000-01-01';

const translated = (locale: Locale, text: string) => {
  const translation = readJson(`locales/${locale}.json`)[text];
  if (!translation) throw new Error(`locales/${locale}.json has no text "${text}".`);
  return translation;
};

/** What the plugin knows about the elements, by tag. It loads the one file, for which `loading` has no effect. */
export const elementsJson = JSON.stringify(
  Object.fromEntries(
    elements.map(({ tag, title, description, attributes, slots }) => [
      tag,
      {
        title: Object.fromEntries(LOCALES.map((locale) => [locale, translated(locale, title)])),
        description,
        attributes: Object.fromEntries(
          attributes
            .filter(({ name }) => name !== 'loading')
            .map(({ name, description, values, default: initial = '' }) => [
              name,
              { description, values, default: initial },
            ]),
        ),
        slots: Object.fromEntries(slots.map(({ name, description }) => [name, description])),
      },
    ]),
  ),
);

/** What else of the elements a site can set: colours, and texts. */
export const lookJson = JSON.stringify({
  colors: Object.fromEntries(
    customProperties
      .filter(({ syntax }) => syntax === '<color>')
      .map(({ name, description, default: initial }) => [name, { description, default: initial }]),
  ),
  texts: TEXT_KEYS,
});

/** The files of the plugin by their path in its folder. */
function pluginFiles(outDir: string): Record<string, Uint8Array> {
  const { version } = readJson('package.json');
  const inFolder = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map((path): [string, string] => [path, `${folder}/${path}`]);
  const built = '{fragments/*.html,captcha/*.js,elements/texts.js,LICENSE,THIRD-PARTY-LICENSES.txt}';
  const files = [...inFolder(SOURCE, '**/*.*'), ...inFolder(outDir, built)].sort();
  return {
    ...Object.fromEntries(files.map(([path, file]) => [path.replaceAll('\\', '/'), readFileSync(file)])),
    // The source map is left out: the archive would be three times as large.
    [`login-portal-${version}.min.js`]: strToU8(
      readFileSync(`${outDir}/login-portal.js`, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''),
    ),
    'elements.json': strToU8(elementsJson),
    'look.json': strToU8(lookJson),
  };
}

/** Writes the plugin as a folder. */
export function writePlugin(outDir: string, folder: string): void {
  for (const [path, content] of Object.entries(pluginFiles(outDir))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Writes the plugin as an archive, which WordPress installs from Plugins > Add New. */
export function zipPlugin(outDir: string): void {
  const files: Zippable = Object.fromEntries(
    Object.entries(pluginFiles(outDir)).map(([path, content]) => [`login-portal/${path}`, content]),
  );
  mkdirSync(`${outDir}/wordpress`, { recursive: true });
  writeFileSync(`${outDir}/wordpress/login-portal.zip`, zipSync(files, { mtime: MTIME }));
}
