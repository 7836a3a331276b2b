import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import {
  captchaPolicies,
  inlineHashes,
  WIDGET_POLICY,
  withCaptcha,
} from '../../standalone/content-security-policy.ts';
import { writePolicies } from '../../standalone/policies.ts';
import { writeJson } from './json.ts';

/** Writes the hashes of all scripts and style sheets in a folder, and the content security policies. */
export function writeSecurity(outDir: string): void {
  const loadable = globSync('**/*.{js,css}', { cwd: outDir, exclude: ['bin'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const hashes = loadable.map((file) => [file, integrity(`${outDir}/${file}`)]);
  writeJson(`${outDir}/integrity.json`, Object.fromEntries(hashes));
  writePolicies(
    outDir,
    readFileSync(`${outDir}/index.html`, 'utf8'),
    {},
    {
      widget: {
        policy: WIDGET_POLICY,
        withCaptcha: withCaptcha(WIDGET_POLICY),
        captchas: captchaPolicies(WIDGET_POLICY),
      },
      fragments: Object.fromEntries(
        tagsIn(`${outDir}/fragments`).map((tag) => [tag, styleSources(`${outDir}/fragments`, tag)]),
      ),
    },
  );
}

/** The elements that have fragments. */
const tagsIn = (folder: string) => [
  ...new Set(
    globSync('*.html', { cwd: folder })
      .map((file) => file.split('.')[0] ?? '')
      .sort(),
  ),
];

/** What a policy needs in `style-src` for the fragments of an element: one hash, because all languages have the same style. */
const styleSources = (folder: string, tag: string) => {
  const files = globSync(`${tag}.*.html`, { cwd: folder });
  const hashes = files.flatMap((file) => inlineHashes(readFileSync(`${folder}/${file}`, 'utf8'), 'style'));
  return [...new Set(hashes)].join(' ');
};

/** The value for an `integrity` attribute (https://www.w3.org/TR/SRI/). */
const integrity = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
