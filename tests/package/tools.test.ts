import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../servers/visitor.ts';
import { run } from './run.ts';
import { pack } from './tarball.ts';

const { folder, remove } = pack();
const program = (name: string) => join(folder, 'dist/bin', `${name}.js`);
const mock = spawn(process.execPath, [program('mock'), '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let url = '';
let output = '';

beforeAll(async () => {
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
