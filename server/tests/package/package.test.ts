import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { packagesIn } from '../../../scripts/release/notices/bundled.ts';
import { run } from '../../../tests/package/run.ts';
import { createVisitor } from '../servers/visitor.ts';

const { project, folder: portal } = inject('packed');
const folder = join(project, 'node_modules/login-portal-server');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const program = (name: string) => join(folder, 'dist', `${name}.js`);
let url = '';
let output = '';

// Not before: without a test to run, the hooks are not called, and nothing would stop the mock.
beforeAll(async () => {
  const mock = spawn(process.execPath, [program('mock'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of mock.stdout) {
    output += chunk;
    url = /^Faults: (.*)\/mock$/m.exec(output)?.[1] ?? '';
    if (url) return () => mock.kill();
  }
  throw new Error(output);
});

test('the package has its programs and documents, the version of the portal, and no sources', () => {
  const { bin, version } = readJson(join(folder, 'package.json'));
  expect(version).toBe(readJson('package.json').version);
  expect(Object.values(bin)).toEqual(['./dist/conformance.js', './dist/mock.js']);
  for (const path of Object.values<string>(bin))
    expect(readFileSync(join(folder, path), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  for (const path of ['dist/LICENSE', 'README.md', 'CHANGELOG.md', 'docs/api.md', 'starter/server.ts'])
    expect(existsSync(join(folder, path)), path).toBe(true);
  for (const path of ['reference', 'conformance', 'mock', 'tests', 'scripts'])
    expect(existsSync(join(folder, path)), path).toBe(false);
});

/** Where a path of the repository is in the two packages. */
const packed = (path: string) =>
  path.startsWith('server/') ? join(folder, path.slice('server/'.length)) : join(portal, path);

test('links between the two packages lead to packed files', () => {
  const pages = [
    ...globSync('**/*.md', { cwd: folder }).map((page) => join('server', page)),
    ...globSync(['*.md', '{docs,examples}/**/*.md'], { cwd: portal }),
  ];
  const links = pages.flatMap((page) =>
    Array.from(
      readFileSync(packed(page), 'utf8').matchAll(/\]\((?!https:)([^)":#\s]+)[^)]*\)/g),
      ([, link = '']) => ({
        page,
        path: join(dirname(page), link),
      }),
    ).filter(({ page, path }) => page.startsWith('server/') || path.startsWith('server/')),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ path }) => !existsSync(packed(path)))).toEqual([]);
});

test('the bill of materials lists the packages in the programs', () => {
  const modules: Record<string, string[]> = readJson('.cache/server-modules.json');
  const names = new Set(Object.values(modules).flat().flatMap(packagesIn));
  const { components } = readJson(join(folder, 'dist/sbom.cdx.json'));
  expect(components.map(({ name }: { name: string }) => `node_modules/${name}`).toSorted()).toEqual(
    [...names].toSorted(),
  );
  expect(names).toContain('node_modules/hono');
});

test('the mock has every page that it names, and every page that those link to', async () => {
  await createVisitor({ url }).post('/api/v1/login/forgotpw', { email: 'hanna.lindqvist@example.org' });
  const found = new Set(output.match(/http:\/\/\S+/g));
  const missing: string[] = [];
  // A set also visits what is added meanwhile.
  for (const address of found) {
    const answer = await fetch(address);
    if (!answer.ok) missing.push(`${answer.status} ${address}`);
    const text = answer.headers.get('Content-Type')?.startsWith('text/html') ? await answer.text() : '';
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"#]+)"/g)) {
      const target = new URL(link.replaceAll('&amp;', '&'), address);
      if (target.origin === url) found.add(target.href);
    }
  }
  expect(missing).toEqual([]);
  expect([...found].join()).toMatch(/\/outbox\/\d+/);
});

test('without a database in Node, the mock says which Node it needs', async () => {
  const older = 'data:text/javascript,process.getBuiltinModule=()=>undefined';
  const { ok, output } = await run(process.execPath, ['--import', older, program('mock')]);
  expect(ok).toBe(false);
  expect(output).toMatch(/^The mock needs Node 22\.13 or newer, and this is v\d+/);
});

const conformance = (...options: string[]) =>
  run(process.execPath, [program('conformance'), url, ...options]);

/** The machine of the tests may be busy. */
const TIME = 'Answers, within 3 seconds';

test('the conformance kit finds nothing in the mock with the built page', async () => {
  const { ok, output } = await conformance();
  expect(output).toMatch(/^ok +Page, security headers$/m);
  const findings = output.split('\n').filter((line) => /^(FAILS|warns)/.test(line) && !line.includes(TIME));
  expect(findings).toEqual([]);
  expect(ok, output).toBe(true);
});

test('the conformance kit reports a fault of the mock as JSON and by its exit code', async () => {
  await fetch(`${url}/mock?fault=type&call=/api/v1/settings/products`, { method: 'POST' });
  const { ok, output } = await conformance('--json');
  await fetch(`${url}/mock?fault=`, { method: 'POST' });
  expect(ok).toBe(false);
  const { fails, findings } = JSON.parse(output) as { fails: number; findings: { what: string }[] };
  expect({ fails, findings: findings.filter(({ what }) => what !== TIME) }).toMatchObject({
    fails: 1,
    findings: [
      {
        level: 'fails',
        what: 'Redeem Voucher, choice of a product',
        why: 'GET /api/v1/settings/products data is of type number. Expected a list of products',
      },
    ],
  });
});

test.each([[[]], [['ftp://example.org']], [['--unknown']], [['http://localhost:9']]])(
  'the conformance kit explains the arguments %j',
  async (options) => {
    const { ok, output } = await run(process.execPath, [program('conformance'), ...options]);
    expect(ok).toBe(false);
    expect(output).toMatch(/--help|--unknown|no answer/);
  },
);
