import { describe, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import { fetchPersonalReports } from '../../../src/screens/private-data/personal-reports.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import { clientFor, fakeFetch, ok } from '../api/fake-fetch.ts';
import { captureWarnings } from '../support/console.ts';

const { signal } = new AbortController();
const unexpected = { ok: false, problem: { kind: 'unexpected' } };

type Ask = (client: Client) => Promise<unknown>;

async function answerTo(ask: Ask, data: unknown) {
  captureWarnings();
  fakeFetch(ok(data));
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

/** Odd values, each of which may stand anywhere in a reply: the rest is shown all the same (D41). */
const ODD = [undefined, null, '', 'text', 7, true, [], ['a', { b: 1 }], {}, { a: { b: [1] } }];

describe.each([
  ['personal data', fetchPersonalData, ['personal', 'extra', 'survey']],
  ['personal reports', fetchPersonalReports, ['personal', 'reports']],
] as const)('%s', (_, fetch, parts) => {
  const ask: Ask = (client) => fetch(client, 'k3y', signal);

  test.each(
    parts.flatMap((part) => ODD.flatMap((odd) => [{ [part]: odd }, { [part]: [odd] }, { [part]: { odd } }])),
  )('understand %j, without a word in the console', async (data) => {
    const warnings = captureWarnings();
    fakeFetch(ok(data));
    expect(await ask(clientFor())).toMatchObject({ ok: true });
    expect(warnings()).toEqual([]);
  });

  test('are what the server sent, to the last field', async () => {
    const data = { personal: { firstname: 'Ada', shoe: 38 }, survey: [{ raw: { a: ['b'] } }], more: [1] };
    expect(await answerTo(ask, data)).toEqual({ ok: true, value: data });
  });

  test.each([null, [], [{ personal: {} }], 'Ada', 7, true])('do not understand %j', async (data) => {
    expect(await answerTo(ask, data)).toEqual(unexpected);
  });
});
