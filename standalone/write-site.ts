import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Site } from './check.ts';
import { configuredPage, type SiteFiles } from './configured-page.ts';
import { monitoringScript } from './monitoring.ts';
import { FILE_OPTIONS } from './options.ts';
import { writePolicies } from './policies.ts';

/** They have to be delivered with the scripts. */
const LICENCES = ['LICENSE', 'THIRD-PARTY-LICENSES.txt'];

/**
 * Writes the page with a configuration, and everything that it needs. `from` is a folder of the build with the page. Returns the
 * files that can be compressed.
 */
export function writeSite(from: string, site: Site, to: string): string[] {
  mkdirSync(join(to, 'assets'), { recursive: true });
  const html = readFileSync(join(from, 'index.html'), 'utf8');
  const own = writeOwnFiles(site, to);
  const page = configuredPage(html, site, own);
  const captcha = captchaFiles(site);
  if (captcha.length > 0) mkdirSync(join(to, 'captcha'), { recursive: true });
  const copied = [...assetsOf(page, from), ...captcha, ...LICENCES];
  // Not with the rights of the file in the package, which only one user may be able to read.
  for (const file of copied) writeFileSync(join(to, file), readFileSync(join(from, file)));
  const { page: _, ...others } = JSON.parse(readFileSync(join(from, 'csp.json'), 'utf8'));
  writePolicies(to, page, site, others);
  writeFileSync(join(to, 'index.html'), page);
  const delivered = [
    ...copied,
    ...Object.values(own).map(({ address }) => address),
    'csp.json',
    'index.html',
  ];
  return delivered.filter((file) => /\.(?:js|css|html|svg|json)$/.test(file));
}

/** The code of a captcha that is shown in the form. That of reCAPTCHA is in assets/. */
const captchaFiles = ({ captcha = 'recaptcha' }: Site): string[] =>
  captcha === 'recaptcha' ? [] : [`captcha/${captcha}.js`, `captcha/${captcha}.js.map`];

/** The files in assets/ that the page names, and those that these name, such as source maps. */
function assetsOf(page: string, from: string): string[] {
  const names = readdirSync(join(from, 'assets'));
  const found = new Set<string>();
  const texts = [page];
  for (const text of texts)
    for (const name of names.filter((each) => !found.has(each) && text.includes(each))) {
      found.add(name);
      texts.push(readFileSync(join(from, 'assets', name), 'utf8'));
    }
  return [...found].sort().map((name) => `assets/${name}`);
}

/** Writes the files of the configuration. Their names change with their content, like those of the build. */
function writeOwnFiles(site: Site, to: string): SiteFiles {
  const copied = FILE_OPTIONS.flatMap((name) => {
    const file = site[name];
    return file ? [[name, extname(file).toLowerCase(), readFileSync(file)] as const] : [];
  });
  const monitor = site['monitoring-url'];
  const own = [...copied, ...(monitor ? [['monitoring', '.js', monitoringScript(monitor)] as const] : [])];
  const written = own.map(([name, ending, content]) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const address = `assets/${name}-${hash}${ending}`;
    writeFileSync(join(to, address), content);
    return [name, { address, content }] as const;
  });
  return Object.fromEntries(written);
}
