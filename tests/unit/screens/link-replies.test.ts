/* What the pages of a link read. Tests of any shape are in calls/any-shape.test.ts and calls/replies.test.ts. */
import { expect, test } from 'vitest';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import { fetchPersonalReports } from '../../../src/screens/private-data/personal-reports.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import { clientFor, fakeFetch, ok } from '../api/fake-fetch.ts';
import { captureWarnings } from '../support/console.ts';

const { signal } = new AbortController();

test.each<[object, (object | string)?]>([
  [{ type: 'activate', target: '' }],
  // Only a new password depends on the target.
  [{ type: 'pdaccess', target: 'root' }, { type: 'pdaccess' }],
  [{ type: 'forgotpw', target: 'root' }, 'unexpected'],
  [{ type: 'activate', target: 7 }, 'unexpected'],
  [{ type: 7 }, 'unexpected'],
])('the check of a token %j is read as it is, or as %j', async (data, expected = data) => {
  captureWarnings();
  fakeFetch(ok(data));
  const reply = await checkToken(clientFor(), 'k3y', signal);
  expect(reply.ok ? reply.value : reply.problem.kind).toEqual(expected);
});

test.each([fetchPersonalData, fetchPersonalReports])('the answer to %o needs "personal"', async (fetch) => {
  captureWarnings();
  for (const data of [null, [], {}, { personal: null }, [{ personal: {} }], 'Ada', 7, true]) {
    fakeFetch(ok(data));
    const reply = await fetch(clientFor(), 'k3y', signal);
    expect(reply).toMatchObject({ problem: { kind: 'unexpected' } });
  }
});
