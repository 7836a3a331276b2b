import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

/** Replaces npm: records its commands and creates the files that the set-up checks. */
const FAKE_NPM = `
  const { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  const [command] = process.argv.slice(2);
  const isOffline = existsSync('offline');
  if (command === 'view') process.exit(isOffline ? 1 : 0);
  const has = (option) => process.argv.includes(option) ? ' ' + option : '';
  appendFileSync('asked', command + has('--ignore-scripts') + has('--offline') + '\\n');
  if (isOffline) { console.error('npm error ENOTCACHED'); process.exit(1); }
  mkdirSync('node_modules/.bin', { recursive: true });
  if (command === 'ci') copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  if (existsSync('unknown-machine')) process.exit(0);
  mkdirSync('node_modules/node-here', { recursive: true });
  if (existsSync('npm-10') && command === 'ci') process.exit(0);
  const says = existsSync('without-library') ? 'libatomic.so.1: cannot open' : 'v24.1.0';
  writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + says, { mode: 0o755 });
`;

const INSTALLED = 'ci --ignore-scripts';
const LINKED = 'rebuild --ignore-scripts';

describe('a command with the packages of npm', () => {
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
  const run = (command = ['echo', 'ran'], node: string[] = []) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...node, 'scripts/with-packages.mjs', ...command],
      {
        cwd: project,
        encoding: 'utf8',
        env: { ...process.env, npm_execpath: inProject('npm.js'), npm_node_execpath: process.execPath },
      },
    );
    const asked = existsSync(inProject('asked')) ? readFileSync(inProject('asked'), 'utf8').trim() : '';
    rmSync(inProject('asked'), { force: true });
    return { status, output: `${stdout}${stderr}`.trim(), asked };
  };

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'set-up-'));
    cpSync(SCRIPTS, inProject('scripts'), { recursive: true });
    writeFileSync(inProject('npm.js'), FAKE_NPM);
    pin('24.1.0');
    lock('1.0.0');
  });
  afterEach(() => rmSync(project, { recursive: true }));

  test('runs after the packages of a fresh clone are installed', () => {
    const output = 'Installing the packages of package-lock.json (npm ci) …\nran';
    expect(run()).toEqual({ status: 0, output, asked: INSTALLED });
    expect(run()).toEqual({ status: 0, output: 'ran', asked: '' });
  });

  test('installs again if the lock file has changed', () => {
    run();
    lock('1.0.1');
    expect(run().asked).toBe(INSTALLED);
  });

  test('ends with the status of the command', () => {
    expect(run(['sh', '-c', 'exit 3']).status).toBe(3);
  });

  test('ends its command if npm has ended only the shell around it', async () => {
    run();
    const script = `"${process.execPath}" scripts/with-packages.mjs sh -c 'echo $$; exec sleep 60'; true`;
    const shell = spawn('sh', ['-c', script], { cwd: project });
    const [pid] = await once(shell.stdout, 'data');
    const isRunning = () => spawnSync('kill', ['-0', String(pid).trim()]).status === 0;
    expect(isRunning()).toBe(true);
    shell.kill();
    await expect.poll(isRunning).toBe(false);
  });

  test('links the Node of the scripts if npm 10 has not linked it', () => {
    writeFileSync(inProject('npm-10'), '');
    expect(run()).toMatchObject({ status: 0, asked: `${INSTALLED}\n${LINKED}` });
  });

  test('accepts the installed Node on a platform without a Node package', () => {
    writeFileSync(inProject('unknown-machine'), '');
    run();
    pin('20.19.0');
    expect(run()).toEqual({ status: 0, output: 'ran', asked: '' });
  });

  test('names the Node to install on a platform without a Node package', () => {
    writeFileSync(inProject('unknown-machine'), '');
    pin('999.1.0');
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toMatch(/Install 999\.1\.0 or newer from https:\/\/nodejs\.org\/\.$/);
  });

  test('names the library that the Node of the scripts needs', () => {
    writeFileSync(inProject('without-library'), '');
    pin('999.1.0');
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toMatch(/apt-get install libatomic1$/);
  });

  test('asks only the cache of npm without a connection, and fails with a sentence', () => {
    writeFileSync(inProject('offline'), '');
    const { status, output, asked } = run();
    expect({ status, asked }).toEqual({ status: 1, asked: `${INSTALLED} --offline` });
    expect(output).toMatch(
      /\nThe packages cannot be installed: the registry of npm does not answer\.\nnpm error ENOTCACHED$/,
    );
  });

  test('names the required Node if it runs on an older one', () => {
    const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.18.3"})';
    const { status, output, asked } = run(undefined, ['--import', older]);
    expect({ status, asked }).toEqual({ status: 1, asked: '' });
    expect(output).toMatch(/needs Node 20\.19\.0 or newer\. This is Node 20\.18\.3\./);
  });
});
