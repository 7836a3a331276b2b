import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../scripts/describe/calls/description.ts';
import { createClient } from '../../../src/api/client.ts';
import { Ignored } from '../../../src/api/structs.ts';
import { probe } from '../../../src/screens/login/login.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import { redeem } from '../../../src/screens/voucher/voucher.api.ts';
import { clientFor, fakeFetch, ok, PAGE } from '../api/fake-fetch.ts';
import { captureWarnings } from '../support/console.ts';
import { INVOCATIONS } from './invocations.ts';

/** The addresses of the headings, as GitHub makes them. */
const anchors = new Set(
  [...readFileSync('docs/api.md', 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  ),
);

const sectionOf = (line = '') => /docs\/api\.md#(\S+)$/.exec(line)?.[1];

describe('a line about an answer', () => {
  test.each(INVOCATIONS)('of %o names a described call and its section', async (_, call) => {
    const warnings = captureWarnings();
    fakeFetch(ok(7));
    await call(clientFor());
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    for (const line of warnings()) {
      if (!line.startsWith('Unexpected answer')) continue;
      expect(names).toContain(/from (\S+ \S+): data is of type number\. Expected /.exec(line)?.[1]);
      expect(anchors).toContain(sectionOf(line));
    }
  });
});

const { signal } = new AbortController();
const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const FORM = { voucher: CODE, email: 'ada@example.org', firstname: '', middlename: '', lastname: '' };
const form = { ...FORM, product: '', language: '' };

test.each([
  [
    'an unknown type of token',
    { type: 'Ada' },
    () => checkToken(clientFor(), 'k3y', signal),
    'GET /api/v1/token/{token}: data.type is not one of forgotpw,activate,pdaccess,personalreports,portalaccess,registration,vouchernewreg',
  ],
  [
    'an unknown action of a voucher',
    { action: 'Ada' },
    () => redeem(clientFor(), form, signal),
    'POST /api/v1/vouchers/{voucher}/info: data.action is not one of incomplete,awaitconfirm,success,errormembersonly,errornewonly',
  ],
  [
    'an incomplete voucher that requires nothing',
    { action: 'incomplete', require: [] },
    () => redeem(clientFor(), form, signal),
    'POST /api/v1/vouchers/{voucher}/info: data.require is empty, but the action is incomplete',
  ],
  [
    'a choice without membercheck',
    { action: 'choice', membercheck: null },
    () => probe(clientFor(), 'ada@example.org', signal),
    'POST /api/v1/login: data.membercheck is missing, but the action is choice',
  ],
])('%s is logged once, without its value', async (_, data, call, line) => {
  const warnings = captureWarnings();
  fakeFetch(ok(data));
  expect(await call()).toMatchObject({ ok: true });
  expect(warnings()).toEqual([expect.stringContaining(`Unexpected answer from ${line}. See`)]);
  expect(anchors).toContain(sectionOf(warnings()[0]));
  expect(warnings().join()).not.toMatch(/Ada|ABCDE|k3y/);
});

test.each([
  ['a type of token', { type: 'activate' }, () => checkToken(clientFor(), 'k3y', signal)],
  ['an action', { action: 'success' }, () => redeem(clientFor(), form, signal)],
  [
    'something required',
    { action: 'incomplete', require: ['product'] },
    () => redeem(clientFor(), form, signal),
  ],
  ['a choice', { action: 'choice', membercheck: false }, () => probe(clientFor(), 'a@example.org', signal)],
  ['another stage', { action: 'password' }, () => probe(clientFor(), 'a@example.org', signal)],
])('%s that is described is not logged', async (_, data, call) => {
  const warnings = captureWarnings();
  fakeFetch(ok(data));
  await call();
  expect(warnings()).toEqual([]);
});

test('the lines about the envelope, a redirect and the anti-forgery cookie name sections that exist', async () => {
  const warnings = captureWarnings();
  const redirected = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  fakeFetch(
    async () => new Response('', { status: 404 }),
    async () => redirected,
  );
  const client = createClient({
    base: new URL(PAGE),
    origin: PAGE,
    antiForgeryToken: () => undefined,
    warn: console.warn,
  });
  await client.post(['login'], {}, Ignored);
  await client.get(['settings', 'config'], Ignored);
  const sections = warnings().map(sectionOf);
  expect(new Set(sections)).toEqual(
    new Set(['the-anti-forgery-token', 'the-envelope', 'redirects-and-caching']),
  );
  for (const section of sections) expect(anchors).toContain(section);
});
