/* `login-portal-page` of the packed package. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { run } from './run.ts';

const { folder, project } = inject('packed');

const program = join(folder, 'dist/bin/page.js');
const write = (...options: string[]) => run(process.execPath, [program, ...options], { cwd: project });

const SITE = { base: '/acme/', title: 'Acme', 'api-base': 'https://api.example', rendering: 'light' };
const out = (name: string) => join(project, name);
const configure = (name: string, site: object) => {
  writeFileSync(join(project, name), JSON.stringify(site));
  return ['--config', name];
};

beforeAll(async () => {
  const config = configure('portal.config.json', { ...SITE, 'theme-file': 'theme.css' });
  writeFileSync(
    join(project, 'theme.css'),
    `:root { --portal-accent: #123456 }\n${'/* Acme */\n'.repeat(200)}`,
  );
  const [{ output }] = await Promise.all([
    write('--out', 'first'),
    write(...config, '--out', 'second'),
    write(...configure('plain.json', {}), '--out', 'plain'),
  ]);
  expect(output).toContain('is the page for /acme/');
});

const filesIn = (path: string) => globSync('**/*.*', { cwd: path }).sort();

/** The hash of each file, by its path. */
const hashesOf = (path: string) =>
  filesIn(path).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(path, file)))
      .digest('hex'),
  ]);

test('the same package and configuration give the same bytes', () => {
  expect(hashesOf(out('first')).length).toBeGreaterThan(100);
  expect(hashesOf(out('first'))).toEqual(hashesOf(out('second')));
});

test('without options the page and its policies are those of the package', () => {
  const files = filesIn(out('plain')).filter((file) => !file.endsWith('.br'));
  for (const file of files)
    expect(
      readFileSync(join(out('plain'), file)).equals(readFileSync(join(folder, 'dist', file))),
      file,
    ).toBe(true);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'csp.json', 'csp.nginx.conf']));
});

test('the policies have the hashes of the inline code', () => {
  const html = readFileSync(join(out('first'), 'index.html'), 'utf8');
  const { page } = JSON.parse(readFileSync(join(out('first'), 'csp.json'), 'utf8'));
  for (const tag of ['script', 'style']) {
    const contents = html
      .split(`<${tag}>`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf(`</${tag}>`)));
    const hashes = contents.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes.length).toBeGreaterThan(0);
    const [, sources = ''] = new RegExp(`${tag}-src ([^;]+)`).exec(page.policy) ?? [];
    expect(
      sources
        .split(' ')
        .filter((source) => source.startsWith("'sha256"))
        .sort(),
    ).toEqual(hashes.sort());
  }
  for (const file of ['csp.nginx.conf', 'csp.apache.conf', 'csp.caddyfile']) {
    const text = readFileSync(join(out('first'), file), 'utf8');
    for (const policy of [page.policy, page.withCaptcha]) expect(text).toContain(`"${policy}"`);
  }
});

test('the folder has every file that the page names, and the licences', () => {
  const html = readFileSync(join(out('first'), 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:="\/acme\/|["'`])(assets\/[\w.-]+)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(10);
  for (const file of [...named, 'LICENSE', 'THIRD-PARTY-LICENSES.txt'])
    expect(existsSync(join(out('first'), file)), file).toBe(true);
  // Neither the elements for other pages nor the demo.
  expect(filesIn(out('first')).filter((file) => /^elements|demo/.test(file))).toEqual([]);
});

test('the files of the build in assets/ are copied byte by byte, and none names a base', () => {
  const files = globSync('assets/*', { cwd: join(folder, 'dist') }).filter((file) =>
    existsSync(join(out('first'), file)),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const text = readFileSync(join(out('first'), file), 'utf8');
    expect(text === readFileSync(join(folder, 'dist', file), 'utf8'), file).toBe(true);
    expect(text, file).not.toContain('/login/assets');
  }
});

test('the compressed copies are those of the files', () => {
  const files = filesIn(out('first'));
  for (const file of [
    'index.html',
    'csp.json',
    ...files.filter((each) => /^assets\/theme-file-.*\.css$/.test(each)),
  ]) {
    const content = readFileSync(join(out('first'), file));
    expect(brotliDecompressSync(readFileSync(join(out('first'), `${file}.br`))).equals(content)).toBe(true);
  }
});

test('a second run replaces files that are read-only, and every user can read the result', {
  tags: ['long'],
}, async () => {
  const options = [...configure('again.json', {}), '--out', 'again'];
  const mode = (file: string) => (statSync(join(out('again'), file)).mode & 0o777).toString(8);
  const writePrivately = () =>
    run('sh', ['-c', 'umask 077 && "$0" "$@"', process.execPath, program, ...options], { cwd: project });
  expect((await writePrivately()).ok).toBe(true);
  const files = filesIn(out('again'));
  for (const file of files) {
    expect([file, mode(file)]).toEqual([file, '644']);
    chmodSync(join(out('again'), file), 0o444);
  }
  expect(['.', 'assets'].map(mode)).toEqual(['755', '755']);
  expect((await writePrivately()).output).toContain('is the page for /login/');
  expect(filesIn(out('again'))).toEqual(files);
});

test('the folder of the files can be on another disk than the page', { tags: ['long'] }, async () => {
  const disk = mkdtempSync('/dev/shm/login-portal-');
  const options = [...configure('disks.json', {}), '--out', 'disks'];
  mkdirSync(out('disks'));
  symlinkSync(disk, join(out('disks'), 'assets'));
  expect((await write(...options)).output).toContain('is the page for /login/');
  const usual = readdirSync(join(out('first'), 'assets')).filter((file) => !file.startsWith('theme-file'));
  expect(readdirSync(disk).sort()).toEqual(usual.sort());
  rmSync(disk, { recursive: true });
});

test.each([
  ['a file cannot be written', 'ulimit -f 64 && ', /^EFBIG/, () => {}],
  [
    'a file cannot be replaced',
    '',
    /^EISDIR/,
    (folder: string) => mkdirSync(join(folder, 'csp.json/a'), { recursive: true }),
  ],
])('if %s, the former page stays', { concurrent: true }, async (what, limit, reason, prepare) => {
  const former = out(what);
  const writeTitle = (title: string, before = '') =>
    run(
      'sh',
      [
        '-c',
        `${before}"$0" "$@"`,
        process.execPath,
        program,
        ...configure(`${what}.json`, { title }),
        '--out',
        what,
      ],
      {
        cwd: project,
      },
    );
  await writeTitle('First');
  rmSync(join(former, 'csp.json'));
  prepare(former);
  const pages = () =>
    ['index.html', 'index.html.br'].map((file) => readFileSync(join(former, file), 'base64'));
  const before = pages();
  expect(await writeTitle('Second', limit)).toEqual({ ok: false, output: expect.stringMatching(reason) });
  expect(pages()).toEqual(before);
  expect(readdirSync(former).filter((file) => file.startsWith('.'))).toEqual([]);
});

test('the command of docs/operating.md runs the program, and not npm', async () => {
  const [, command = ''] =
    /^(npx .*login-portal-page) --config/m.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  const { ok, output } = await run('sh', ['-c', `${command} --help`], { cwd: project });
  expect([ok, output]).toEqual([true, expect.stringContaining(`Usage: ${command} --out <folder> [options]`)]);
});

test('a folder that leads into the package is refused', async () => {
  symlinkSync(join(folder, 'dist'), out('link'));
  mkdirSync(out('part'));
  symlinkSync(join(folder, 'dist/assets'), join(out('part'), 'assets'));
  for (const path of ['link', 'link/new', 'part']) {
    const { ok, output } = await write('--out', path);
    expect([path, ok, output]).toEqual([
      path,
      false,
      '--out is the folder of the package, which must not change.',
    ]);
  }
});

test.each([
  [[], '--out is missing'],
  [['--out', 'x', '--config', 'absent.json'], 'absent.json cannot be read'],
  [['--ouT', 'x'], "Unknown option '--ouT'"],
])('the arguments %j are explained', async (options, message) => {
  const { ok, output } = await write(...options);
  expect(ok).toBe(false);
  expect(output).toContain(message);
});
