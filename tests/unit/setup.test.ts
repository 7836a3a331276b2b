import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

/** Replaces npm: records its commands and creates the files that the set-up checks. */
const FAKE_NPM = `
  const { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('asked', process.argv[2] + '\\n');
  if (!process.argv.includes('--ignore-scripts')) appendFileSync('asked', 'with install scripts\\n');
  if (existsSync('offline')) { console.error('npm error network'); process.exit(1); }
  mkdirSync('node_modules/.bin', { recursive: true });
  if (process.argv[2] === 'ci') copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  if (existsSync('unknown-machine')) process.exit(0);
  mkdirSync('node_modules/node-here', { recursive: true });
  if (existsSync('npm-10') && process.argv[2] === 'ci') process.exit(0);
  const says = existsSync('without-library') ? 'libatomic.so.1: cannot open' : 'v24.1.0';
  writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + says, { mode: 0o755 });
`;

describe('the set-up', () => {
  let project: string;
  const inProject = (name: string) => join(project, name);
  const lock = (version: string) =>
    writeFileSync(
      inProject('package-lock.json'),
      JSON.stringify({
        packages: {
          '': { name: 'project' },
          'node_modules/one': { version, integrity: `sha512-${version}` },
          'node_modules/for-another-machine': { version, optional: true },
        },
      }),
    );
  const pin = (version: string) =>
    writeFileSync(
      inProject('scripts/node/package.json'),
      JSON.stringify({ version, optionalDependencies: { 'node-elsewhere': version, 'node-here': version } }),
    );
  const setUp = (options: { args?: string[]; node?: string[]; env?: Record<string, string> } = {}) => {
    const { args = [], node = [], env = {} } = options;
    const { status, stdout } = spawnSync(process.execPath, [...node, 'scripts/setup.mjs', ...args], {
      cwd: project,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_execpath: inProject('npm.js'),
        npm_node_execpath: process.execPath,
        ...env,
      },
    });
    const asked = existsSync(inProject('asked')) ? readFileSync(inProject('asked'), 'utf8').trim() : '';
    rmSync(inProject('asked'), { force: true });
    return { status, lines: stdout.trim().split('\n').filter(Boolean), asked };
  };

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'set-up-'));
    cpSync(SCRIPTS, inProject('scripts'), { recursive: true });
    writeFileSync(inProject('npm.js'), FAKE_NPM);
    pin('24.1.0');
    lock('1.0.0');
  });
  afterEach(() => rmSync(project, { recursive: true }));

  test('installs the packages of a fresh clone and prints one line', () => {
    const { status, lines, asked } = setUp();
    expect({ status, asked }).toEqual({ status: 0, asked: 'ci' });
    expect(lines).toEqual(['set-up: installing the packages of package-lock.json (npm ci) …']);
  });

  test('installs again if the lock file has changed', () => {
    setUp();
    lock('1.0.1');
    expect(setUp().asked).toBe('ci');
  });

  test('only links the Node of the scripts if only this link is missing', () => {
    setUp();
    rmSync(inProject('node_modules/.bin/node'));
    expect(setUp()).toEqual({ status: 0, lines: [], asked: 'rebuild' });
    expect(setUp()).toEqual({ status: 0, lines: [], asked: '' });
  });

  test('links the Node of the scripts if npm 10 has not linked it, and runs no install script', () => {
    writeFileSync(inProject('npm-10'), '');
    expect(setUp()).toMatchObject({ status: 0, asked: 'ci\nrebuild' });
  });

  test('accepts the installed Node on a platform without a Node package', () => {
    writeFileSync(inProject('unknown-machine'), '');
    setUp();
    pin('20.19.0');
    expect(setUp()).toEqual({ status: 0, lines: [], asked: '' });
  });

  test('names the Node to install on a platform without a Node package', () => {
    writeFileSync(inProject('unknown-machine'), '');
    pin('999.1.0');
    const { status, lines } = setUp();
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(/need Node 999\.1\.0, and npm has no package of it for this platform\./);
  });

  test('names the package that Node needs and cannot be installed', () => {
    writeFileSync(inProject('without-library'), '');
    // An ordinary user cannot install it.
    const user = 'data:text/javascript,process.getuid = () => 1000';
    const { status, lines } = setUp({ node: ['--import', user] });
    expect(status).toBe(1);
    expect(lines.slice(-2)).toEqual([
      'set-up: Node 24.1.0 does not run on this machine. On Debian and Ubuntu: apt-get install libatomic1',
      'libatomic.so.1: cannot open',
    ]);
    rmSync(inProject('without-library'));
    expect(setUp()).toEqual({ status: 0, lines: [], asked: 'rebuild' });
  });

  test('fails with the output of npm if npm fails', () => {
    writeFileSync(inProject('offline'), '');
    const { status, lines } = setUp();
    expect(status).toBe(1);
    expect(lines.slice(1)).toEqual(['set-up: `npm ci` failed:', 'npm error network']);
  });

  test('names the required Node if it runs on an older one', () => {
    const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.18.3"})';
    const { status, lines, asked } = setUp({ node: ['--import', older] });
    expect({ status, asked }).toEqual({ status: 1, asked: '' });
    expect(lines.join()).toMatch(/needs Node 20\.19 or newer\. This is Node 20\.18\.3\./);
  });

  test('names CHROMIUM_PATH if the file does not exist', () => {
    const { status, lines } = setUp({ args: ['chromium'], env: { CHROMIUM_PATH: '/nowhere/chromium' } });
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe('set-up: CHROMIUM_PATH is /nowhere/chromium, but this file does not exist.');
  });
});
