import { expect, test } from 'vitest';
import { probe } from '../../../src/contract/calls/login.api.ts';
import { checkToken } from '../../../src/contract/calls/token.api.ts';
import { redeem } from '../../../src/contract/calls/voucher.api.ts';
import { clientFor, fakeFetch, ok } from '../../../tests/unit/contract/fake-fetch.ts';
import { captureWarnings } from '../../../tests/unit/support/console.ts';
import { calls } from '../../scripts/describe/description.ts';
import { INVOCATIONS } from './invocations.ts';

test.each(INVOCATIONS)('a line about an answer of %o names a described call', async (_, call) => {
  const warnings = captureWarnings();
  fakeFetch(ok(7));
  await call(clientFor());
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  for (const line of warnings().filter((text) => text.startsWith('Unexpected answer'))) {
    expect(names).toContain(/from (\S+ \S+): data is of type number\. Expected /.exec(line)?.[1]);
  }
});

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
  expect(warnings()).toEqual(line ? [expect.stringContaining(`Unexpected answer from ${line}.`)] : []);
  expect(warnings().join()).not.toMatch(/Ada|ABCDE|k3y/);
});
