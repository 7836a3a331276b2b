import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './run.ts';
import { pack } from './tarball.ts';

const { folder, remove } = pack();
const program = (name: string) => join(folder, 'dist/bin', `${name}.js`);
const mock = spawn(process.execPath, [program('mock'), '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let url = '';

beforeAll(async () => {
  let output = '';
  for await (const chunk of mock.stdout) {
    output += chunk;
    url = /^Faults: (.*)\/mock$/m.exec(output)?.[1] ?? '';
    if (url) return;
  }
  throw new Error(output);
});
afterAll(() => {
  mock.kill();
  remove();
});

const conformance = (...options: string[]) =>
  run(process.execPath, [program('conformance'), url, ...options]);

test('the conformance kit finds nothing in the mock with the built page', async () => {
  const { ok, output } = await conformance();
  expect(output).toMatch(/^ok +Page, security headers$/m);
  // The machine of the tests may be busy.
  const findings = output
    .split('\n')
    .filter((line) => /^(FAILS|warns) +(?!Answers, within 3 seconds)/.test(line));
  expect(findings).toEqual([]);
  expect(ok, output).toBe(true);
});

test('the conformance kit reports a fault of the mock as JSON and by its exit code', async () => {
  await fetch(`${url}/mock?fault=type&call=/api/v1/settings/products`);
  const { ok, output } = await conformance('--json');
  await fetch(`${url}/mock?fault=`);
  expect(ok).toBe(false);
  expect(JSON.parse(output)).toMatchObject({
    fails: 1,
    findings: [
      {
        level: 'fails',
        what: 'Redeem Voucher, choice of a product',
        why: 'GET /api/v1/settings/products data is a number, expected a list of products with an id each',
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
