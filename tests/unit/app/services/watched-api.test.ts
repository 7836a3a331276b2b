import { unknown } from 'superstruct';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageApi } from '../../../../src/app/page/registry.ts';
import { watchedApi } from '../../../../src/app/services/watched-api.ts';
import { checkToken } from '../../../../src/contract/calls/token.api.ts';
import type { Locale } from '../../../../src/i18n/locale.ts';
import { clientFor, fakeFetch, networkError, noAnswer, ok } from '../../contract/fake-fetch.ts';
import { captureWarnings } from '../../support/console.ts';

const SLOW = { kind: 'slow', call: 'GET /api/v1/token/{token}' };
const { signal } = new AbortController();

function watched() {
  const problems: unknown[] = [];
  const emit = (type: string, detail: unknown) => problems.push([type, detail]) > 0;
  return { problems, api: watchedApi({ client: clientFor() } as PageApi, { emit, locale: 'de' }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  captureWarnings();
  return () => void vi.useRealTimers();
});

test('an answer that takes 5 seconds is reported once, by the name of its call', async () => {
  fakeFetch(noAnswer);
  const { problems, api } = watched();
  void checkToken(api.client, 'k3y-0f-ada', signal);
  await vi.advanceTimersByTimeAsync(4999);
  expect(problems).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(problems).toEqual([['portal-problem', SLOW]]);
});

test.each([
  ['an answer', ok({ type: 'activate' })],
  ['a failure', networkError],
])('%s in time is not reported', async (_, answer) => {
  fakeFetch(answer);
  const { problems, api } = watched();
  const reply = checkToken(api.client, 'k3y-0f-ada', signal);
  await vi.advanceTimersByTimeAsync(60_000);
  await reply;
  expect(problems).toEqual([]);
});

test('every call has the language that is shown, which can change', async () => {
  const sent = fakeFetch(ok());
  const mounted = { emit: () => true, locale: 'de' as Locale };
  const { client } = watchedApi({ client: clientFor() } as PageApi, mounted);
  await client.get(['token', { token: 'k3y-0f-ada' }], unknown());
  mounted.locale = 'pl';
  await client.post(['login'], {}, unknown());
  expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['de', 'pl']);
});
