import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closure } from '../../scripts/build/closure.ts';
import { captchaPolicies, PAGE_POLICY, WIDGET_POLICY } from '../../standalone/content-security-policy.ts';

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const hashes: Record<string, string> = JSON.parse(read('integrity.json'));
const { page, widget, fragments } = JSON.parse(read('csp.json'));

test('integrity.json has a hash of every script and style', () => {
  expect(Object.keys(hashes)).toEqual(
    globSync('**/*', { cwd: 'dist', exclude: ['bin'] })
      .filter((file) => /\.(js|css)$/.test(file))
      .sort(),
  );
  expect(hashes['login-portal.js']).toBeDefined();
});

test.each(Object.entries(hashes))('%s matches its hash', (file, hash) => {
  const content = readFileSync(`dist/${file}`);
  expect(hash).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
});

test('the import map of docs/operating.md has every module that portal.js can import', () => {
  const [, covered = ''] = /\/(\S+)\/\.test\(file\)/.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const modules = [...closure(['dist/portal.js'], allImports)].map((file) => relative('dist', file));
  expect(modules).toContain('captcha/altcha.js');
  expect(modules.filter((file) => !new RegExp(covered).test(file))).toEqual([]);
});

test('csp.json has the policies of the tests, with and without a captcha', () => {
  const policy = withHashes(PAGE_POLICY, read('index.html'));
  expect(page).toEqual({ policy, withCaptcha: withCaptcha(policy), captchas: captchaPolicies(policy) });
  expect(widget).toEqual({
    policy: WIDGET_POLICY,
    withCaptcha: withCaptcha(WIDGET_POLICY),
    captchas: captchaPolicies(WIDGET_POLICY),
  });
  expect(page.captchas.recaptcha).toBe(page.withCaptcha);
});

test('the versioned file is the one file', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(hashes[`login-portal-${version}.min.js`]).toBe(hashes['login-portal.js']);
});

test.each(['csp.nginx.conf', 'csp.apache.conf', 'csp.caddyfile'])(
  '%s has both policies of the page',
  (file) => {
    for (const policy of [page.policy, page.withCaptcha]) expect(read(file)).toContain(`"${policy}"`);
  },
);

test('every larger file that is served has a compressed copy', () => {
  const files = globSync('**/*.{js,css,html}', { cwd: 'dist', exclude: ['bin', 'fragments', 'modules'] });
  for (const file of files.filter((each) => statSync(`dist/${each}`).size >= 2048)) {
    const copy = readFileSync(`dist/${file}.br`);
    expect(brotliDecompressSync(copy).equals(readFileSync(`dist/${file}`)), file).toBe(true);
  }
});

test('csp.json has the hash of the style of every fragment', () => {
  const files = globSync('fragments/*.html', { cwd: 'dist' });
  const tags = files.map((file) => basename(file).replace(/\..*/, ''));
  expect(Object.keys(fragments).sort()).toEqual([...new Set(tags)].sort());
  for (const [index, tag] of tags.entries())
    expect([fragments[tag]], files[index]).toEqual(sources(read(files[index] ?? ''), 'style'));
});

/** The files that a built module imports, also those that it imports later. */
const allImports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?["'](\.[^"']+)["']/g)].map(([, to = '']) =>
    join(dirname(file), to),
  );

/** A policy with the hashes of what is inline in a page. */
const withHashes = (policy: string, html: string) =>
  ['script', 'style'].reduce(
    (result, tag) => result.replace(`${tag}-src 'self'`, `${tag}-src 'self' ${sources(html, tag).join(' ')}`),
    policy,
  );

const sources = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const withCaptcha = (policy: string) => policy.replace("trusted-types 'none'", 'trusted-types login-portal');
