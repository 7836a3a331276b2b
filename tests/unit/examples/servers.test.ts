import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Options } from '../../../api/conformance/context.ts';
import { runChecks } from '../../../api/conformance/run.ts';
import { freePort } from '../../support/free-port.ts';
import { captureWarnings } from '../support/console.ts';

const SERVERS = 'examples/servers';
const folder = mkdtempSync(join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Example {
  /** A program that shows whether the language is installed. */
  readonly needs: readonly [program: string, ...parameters: string[]];
  /** Builds the server; `start` runs it. */
  readonly build?: readonly [program: string, ...parameters: string[]];
  readonly start: readonly [program: string, ...parameters: string[]];
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  express: { needs: [process.execPath, '--version'], start: [process.execPath, 'server.js'] },
  python: { needs: ['python3', '--version'], start: ['python3', '-B', 'server.py'] },
  go: {
    needs: ['go', 'version'],
    build: ['go', 'build', '-o', join(folder, 'go')],
    start: [join(folder, 'go')],
  },
};

const isInstalled = ([program, ...parameters]: Example['needs']) =>
  spawnSync(program, parameters).status === 0;

describe.each(Object.entries(EXAMPLES))('%s', (name, { needs, build, start }) => {
  const reason = isInstalled(needs) ? '' : ` (skipped: ${needs[0]} is not installed)`;
  const title = `the conformance kit finds nothing in the server${reason}`;

  test.skipIf(reason)(title, { timeout: 120_000 }, async () => {
    captureWarnings();
    const cwd = join(SERVERS, name);
    if (build) expect(spawnSync(build[0], build.slice(1), { cwd, encoding: 'utf8' }).stderr).toBe('');
    const port = await freePort();
    const server = spawn(start[0], start.slice(1), { cwd, env: { ...process.env, PORT: String(port) } });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    try {
      await expect.poll(() => output, { timeout: 30_000 }).toContain('Listening');
      const site = new URL(`http://localhost:${port}`);
      const account = { email: 'hanna@example.org', password: 'Quiet-Meadow-74' };
      expect(await findings(site, account), output).toEqual([]);
      // The links for the data and for the reports.
      const links = [...output.matchAll(/\/login\/token\/(\S+)/g)].slice(-2);
      expect(links).toHaveLength(2);
      for (const [, token] of links) expect(await findings(site, { token }), output).toEqual([]);
    } finally {
      server.kill();
    }
  });
});

async function findings(site: URL, options: Partial<Options>) {
  const outcomes = await runChecks(site, { write: true, apiOnly: true, ...options });
  // The machine of the tests may be busy.
  return outcomes.flatMap((each) => (each.what === 'Answers, within 3 seconds' ? [] : each.findings));
}
