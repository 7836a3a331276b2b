import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test.each(INVOCATIONS)(
  'a line about an answer of %o names a described call and its section',
  async (_, call) => {
    const warnings = captureWarnings();
    fakeFetch(ok(7));
    await call(clientFor());
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    for (const line of warnings().filter((text) => text.startsWith('Unexpected answer'))) {
      expect(names).toContain(/from (\S+ \S+): data is of type number\. Expected /.exec(line)?.[1]);
      expect(anchors).toContain(sectionOf(line));
    }
  },
);

const { signal } = new AbortController();
const names = { firstname: '', middlename: '', lastname: '', product: '', language: '' };
const form = { voucher: 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2', email: 'ada@example.org', ...names };
const token = () => checkToken(clientFor(), 'k3y', signal);
const voucher = () => redeem(clientFor(), form, signal);
const login = () => probe(clientFor(), 'ada@example.org', signal);
const TOKEN = 'GET /api/v1/token/{token}: data.type';
const VOUCHER = 'POST /api/v1/vouchers/{voucher}/info: data';
const TYPES = 'forgotpw,activate,pdaccess,personalreports,portalaccess,registration,vouchernewreg';
const ACTIONS = 'incomplete,awaitconfirm,success,errormembersonly,errornewonly';
const NO_CHECK = 'POST /api/v1/login: data.membercheck is missing, but the action is choice';

test.each<[string, object, () => Promise<unknown>, line?: string]>([
  ['an unknown type of token', { type: 'Ada' }, token, `${TOKEN} is not one of ${TYPES}`],
  [
    'an unknown action of a voucher',
    { action: 'Ada' },
    voucher,
    `${VOUCHER}.action is not one of ${ACTIONS}`,
  ],
  [
    'an incomplete voucher that requires nothing',
    { action: 'incomplete', require: [] },
    voucher,
    `${VOUCHER}.require is empty, but the action is incomplete`,
  ],
  ['a choice without membercheck', { action: 'choice', membercheck: null }, login, NO_CHECK],
  ['a type of token', { type: 'activate' }, token],
  ['an action', { action: 'success' }, voucher],
  ['something required', { action: 'incomplete', require: ['product'] }, voucher],
  ['a choice', { action: 'choice', membercheck: false }, login],
  ['another stage', { action: 'password' }, login],
])('%s is logged once without its value, if it is not described', async (_, data, call, line) => {
  const warnings = captureWarnings();
  fakeFetch(ok(data));
  expect(await call()).toMatchObject({ ok: true });
  expect(warnings()).toEqual(line ? [expect.stringContaining(`Unexpected answer from ${line}. See`)] : []);
  if (line) expect(anchors).toContain(sectionOf(warnings()[0]));
  expect(warnings().join()).not.toMatch(/Ada|ABCDE|k3y/);
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
    antiForgeryTokens: () => [],
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
