import { describe, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { fetchPersonalData } from '../../../src/screens/personal-data/personal-data.api.ts';
import { fetchPersonalReports } from '../../../src/screens/personal-reports/personal-reports.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import { answerFetch, clientFor, ok } from '../api/fetch.ts';
import { listenToWarnings } from '../support/console.ts';

const { signal } = new AbortController();
const unexpected = { ok: false, problem: { kind: 'unexpected' } };

type Ask = (client: Client) => Promise<unknown>;

async function answerTo(ask: Ask, data: unknown) {
  listenToWarnings();
  answerFetch(ok(data));
  return ask(clientFor());
}

describe('the check of a token', () => {
  const ask: Ask = (client) => checkToken(client, 'k3y', signal);

  test.each([
    { type: 'forgotpw' },
    { type: 'a type of tomorrow' },
    { type: 'forgotpw', target: 'member', memberid: 7, campaignid: 'c', groupid: null, token: 'other' },
    { type: 'forgotpw', target: null, memberid: null, token: null },
    { type: 'activate', target: '', token: '', more: true },
  ])('understands %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual({ ok: true, value: data });
  });

  test.each([
    null,
    [],
    'forgotpw',
    {},
    { type: null },
    { type: 7 },
    { type: ['forgotpw'] },
    { type: 'forgotpw', target: 'root' },
    { type: 'forgotpw', token: 7 },
    { type: 'registration', memberid: { id: 7 } },
    { type: 'registration', memberid: true },
  ])('does not understand %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual(unexpected);
  });
});

const NAMES = [{}, { firstname: 'Ada' }, { title: null, firstname: 1815, middlename: '', lastname: 'L' }];
const NO_NAMES = [undefined, null, [], 'Ada', { firstname: true }, { lastname: { of: 'Ada' } }];

describe('personal data', () => {
  const ask: Ask = (client) => fetchPersonalData(client, 'k3y', signal);
  const entry = { date: '2024-01-10', reportid: 7, language: 'en', variant: null, raw: { a: 1 } };

  test.each([
    ...NAMES.map((personal) => ({ personal })),
    { personal: { memberid: 7, email: null, createdon: 1_700_000_000 } },
    { personal: {}, extra: null, survey: null },
    { personal: {}, extra: {}, survey: [] },
    { personal: {}, extra: { text: 'a', number: 1.5, yes: true, no: false, none: null } },
    { personal: {}, survey: [entry, {}, { raw: null }, { ...entry, raw: {}, more: [1] }] },
  ])('understands %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual({ ok: true, value: data });
  });

  test.each([
    ...NO_NAMES.map((personal) => ({ personal })),
    { personal: {}, extra: [] },
    { personal: {}, extra: 'none' },
    { personal: {}, extra: { nested: { a: 1 } } },
    { personal: {}, survey: {} },
    { personal: {}, survey: [null] },
    { personal: {}, survey: [{ date: {} }] },
    { personal: {}, survey: [{ raw: [] }] },
    { personal: {}, survey: [{ raw: { a: ['b'] } }] },
  ])('does not understand %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual(unexpected);
  });
});

describe('personal reports', () => {
  const ask: Ask = (client) => fetchPersonalReports(client, 'k3y', signal);
  const row = { reportid: 'r', name: 'Work Style', variant: 'Self', language: 'en', date: '2024-01-10' };

  test.each([
    ...NAMES.map((personal) => ({ personal })),
    { personal: {}, reports: null },
    { personal: {}, reports: [] },
    { personal: {}, reports: [row, {}, { ...row, reportid: 7, variant: null, more: true }] },
  ])('understand %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual({ ok: true, value: data });
  });

  test.each([
    ...NO_NAMES.map((personal) => ({ personal })),
    { personal: {}, reports: {} },
    { personal: {}, reports: [null] },
    { personal: {}, reports: [{ ...row, name: ['Work', 'Style'] }] },
  ])('do not understand %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual(unexpected);
  });
});

/** The names of a map are what is held on the person, like its values (D17). */
test.each([
  { personal: {}, extra: { 'Treated for asthma': ['2019'] } },
  { personal: {}, survey: [{ raw: { 'Treated for asthma': {} } }] },
])('what was wrong with %j is logged without a name from it', async (data) => {
  const warnings = listenToWarnings();
  answerFetch(ok(data));
  await fetchPersonalData(clientFor(), 'k3y', signal);
  expect(warnings()).toHaveLength(1);
  expect(warnings().join()).not.toContain('asthma');
});
