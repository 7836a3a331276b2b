/* Writes the hashes and the content security policies for host pages. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { PAGE_POLICY, WIDGET_POLICY, withCaptcha } from '../demo/backend/http/content-security-policy.ts';
import { writeJson } from './json.ts';

/** The value for an `integrity` attribute (https://www.w3.org/TR/SRI/). */
const integrity = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(`dist/${file}`))
    .digest('base64')}`;

const loadable = globSync('**/*.{js,css}', { cwd: 'dist' })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

writeJson('dist/integrity.json', Object.fromEntries(loadable.map((file) => [file, integrity(file)])));
writeJson('dist/csp.json', {
  page: { policy: PAGE_POLICY, withCaptcha: withCaptcha(PAGE_POLICY) },
  widget: { policy: WIDGET_POLICY, withCaptcha: withCaptcha(WIDGET_POLICY) },
});
