/* What a host page needs to be strict with us: hashes of the files it loads, and a policy they are clean under. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { PAGE_POLICY, WIDGET_POLICY, withCaptcha } from '../demo/backend/http/content-security-policy.ts';

/** The value of an `integrity` attribute: https://www.w3.org/TR/SRI/ */
const integrity = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(`dist/${file}`))
    .digest('base64')}`;

const loadable = globSync('**/*.{js,css}', { cwd: 'dist' })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

write('integrity.json', Object.fromEntries(loadable.map((file) => [file, integrity(file)])));
write('csp.json', {
  page: { policy: PAGE_POLICY, withCaptcha: withCaptcha(PAGE_POLICY) },
  widget: { policy: WIDGET_POLICY, withCaptcha: withCaptcha(WIDGET_POLICY) },
});

function write(file: string, content: unknown) {
  writeFileSync(`dist/${file}`, `${JSON.stringify(content, null, 2)}\n`);
}
