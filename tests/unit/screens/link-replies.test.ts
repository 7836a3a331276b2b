import { describe, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import { fetchPersonalReports } from '../../../src/screens/private-data/personal-reports.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import { clientFor, fakeFetch, ok } from '../api/fake-fetch.ts';
import { captureWarnings } from '../support/console.ts';

const { signal } = new AbortController();
const unexpected = { ok: false, problem: { kind: 'unexpected' } };

type Call = (client: Client) => Promise<unknown>;

async function replyTo(call: Call, data: unknown) {
  captureWarnings();
  fakeFetch(ok(data));
  return call(clientFor());
}

describe('the check of a token', () => {
  const call: Call = (client) => checkToken(client, 'k3y', signal);

  test.each([
    { type: 'forgotpw' },
    { type: 'unknown' },
    { type: 'forgotpw', target: 'member', memberid: 7, campaignid: 'c', groupid: null, token: 'other' },
    { type: 'forgotpw', target: null, memberid: null, token: null, email: null },
    { type: 'forgotpw', email: 'ada@example.org' },
    { type: 'activate', target: '', token: '', more: true },
  ])('understands %j', async (data) => {
    expect(await replyTo(call, data)).toEqual({ ok: true, value: data });
  });

  test.each([
    [
      { type: 'forgotpw', token: 7 },
      { type: 'forgotpw', token: '7' },
    ],
    [{ type: 'forgotpw', email: ['ada@example.org'] }, { type: 'forgotpw' }],
    [
      { type: 'registration', memberid: { id: 7 }, groupid: 7 },
      { type: 'registration', groupid: 7 },
    ],
    [{ type: 'registration', memberid: true }, { type: 'registration' }],
    [{ type: 'pdaccess', target: 'root' }, { type: 'pdaccess' }],
    [
      { type: 'pdaccess', target: 'member', token: 7 },
      { type: 'pdaccess', target: 'member', token: '7' },
    ],
  ])('reads %j as %j', async (data, value) => {
    expect(await replyTo(call, data)).toEqual({ ok: true, value });
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
    { type: 'activate', target: 7 },
  ])('rejects %j', async (data) => {
    expect(await replyTo(call, data)).toMatchObject(unexpected);
  });
});

/** Odd values that can appear anywhere in a reply without affecting the rest. */
const ODD = [undefined, null, '', 'text', 7, true, [], ['a', { b: 1 }], {}, { a: { b: [1] } }];

describe.each([
  ['personal data', fetchPersonalData, ['personal', 'extra', 'survey']],
  ['personal reports', fetchPersonalReports, ['personal', 'reports']],
] as const)('%s', (_, fetch, parts) => {
  const call: Call = (client) => fetch(client, 'k3y', signal);

  test.each(
    parts
      .flatMap((part) => ODD.flatMap((odd) => [{ [part]: odd }, { [part]: [odd] }, { [part]: { odd } }]))
      .map((data) => ({ personal: {}, ...data }))
      .filter(({ personal }) => (personal ?? undefined) !== undefined),
  )('accept %j without a warning', async (data) => {
    const warnings = captureWarnings();
    fakeFetch(ok(data));
    expect(await call(clientFor())).toMatchObject({ ok: true });
    expect(warnings()).toEqual([]);
  });

  test('are returned with all fields', async () => {
    const data = { personal: { firstname: 'Ada', shoe: 38 }, survey: [{ raw: { a: ['b'] } }], more: [1] };
    expect(await replyTo(call, data)).toEqual({ ok: true, value: data });
  });

  test.each([null, [], {}, { personal: null }, [{ personal: {} }], 'Ada', 7, true])(
    'reject %j',
    async (data) => {
      expect(await replyTo(call, data)).toMatchObject(unexpected);
    },
  );
});
