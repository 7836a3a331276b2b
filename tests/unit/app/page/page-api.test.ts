import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageApi } from '../../../../src/app/page/registry.ts';
import { Ignored } from '../../../../src/contract/structs.ts';
import { type Answer, fakeFetch, networkError, ok, type SentRequest } from '../../contract/fake-fetch.ts';
import { stubCookies, stubProtocol, stubStorage } from '../../session/fake-storage.ts';
import { captureWarnings } from '../../support/console.ts';
import { copiesOf, KEY } from './copies.ts';

const PAGE = 'https://portal.example';

const badGateway: Answer = async () => new Response('<!doctype html>', { status: 502 });
const { loadOnNewPage, loadSecondCopy } = copiesOf(async () => ({
  ...(await import('../../../../src/app/page/page-api.ts')),
  ...(await import('../../../../src/app/page/warn-once.ts')),
}));
const apiOf = async (base = PAGE) => (await loadOnNewPage()).pageApi(new URL(base));

const addresses = (sent: SentRequest[]) => sent.map(({ url, init }) => `${init.method} ${url}`);

beforeEach(() => {
  stubProtocol('https:');
  vi.stubGlobal('location', { protocol: 'https:', origin: PAGE });
  vi.stubGlobal('self', { origin: PAGE });
  stubStorage();
  stubCookies('XSRF-TOKEN=f0rgery');
});

describe('the elements of a page', () => {
  test('send another request for another language, area, address or API', async () => {
    const sent = fakeFetch(ok());
    const { pageApi } = await loadOnNewPage();
    const api = pageApi(new URL(PAGE));
    await api.translations('login', 'de');
    await api.translations('login', 'nl');
    await api.translations('member', 'nl');
    await api.configuration();
    await api.configuration(new URL(`${PAGE}/my.json`));
    await pageApi(new URL('https://api.example')).configuration();
    await pageApi(new URL('https://api.example/customer/')).configuration();
    expect(addresses(sent).slice(-2)).toEqual([
      'GET https://api.example/api/v1/settings/config',
      'GET https://api.example/customer/api/v1/settings/config',
    ]);
    expect(new Set(addresses(sent)).size).toBe(7);
  });

  test('send the anti-forgery cookie that no other host can have set, if there is one', async () => {
    const sent = fakeFetch(ok());
    const { client } = await apiOf();
    await client.post(['login'], {}, Ignored);
    stubCookies('XSRF-TOKEN=of-another-host').write('__Host-XSRF-TOKEN=own');
    await client.post(['login'], {}, Ignored);
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['f0rgery', 'own']);
  });

  test.each([
    [false, true],
    [true, false],
  ])(
    'with navigator.onLine %s, are offline after a call without an answer and until the next answer: %s (D101)',
    async (onLine, isOffline) => {
      vi.stubGlobal('navigator', { onLine });
      fakeFetch(networkError, async () => new Response('', { status: 404 }));
      captureWarnings();
      const { client, offline } = await apiOf();
      expect(offline.getState()).toBe(false);
      await client.post(['login'], {}, Ignored);
      expect(offline.getState()).toBe(isOffline);
      await client.post(['login'], {}, Ignored);
      expect(offline.getState()).toBe(false);
    },
  );

  test('warn once about an anti-forgery cookie that is not a valid header value', async () => {
    const warnings = captureWarnings();
    stubCookies('XSRF-TOKEN=one%0Atwo');
    const sent = fakeFetch(ok());
    const { client } = await apiOf();
    for (const path of [['login'], ['login', 'user']]) await client.post(path, {}, Ignored);
    expect(sent.map(({ headers }) => headers.has('X-XSRF-TOKEN'))).toEqual([false, false]);
    expect(warnings()).toHaveLength(1);
  });
});

describe('two copies of the code on a page', () => {
  test('share requests, preferences, consent and warnings', async () => {
    const warnings = captureWarnings();
    const sent = fakeFetch(ok());
    const [one, two] = [await loadOnNewPage(), await loadSecondCopy()];
    expect(two.pageApi).not.toBe(one.pageApi);
    for (const { pageApi, warnOnce } of [one, two]) {
      await pageApi(new URL(PAGE)).configuration();
      warnOnce('Once.');
    }
    expect(sent).toHaveLength(1);
    two.warnOnce('Another one.');
    expect(warnings()).toEqual(['Once.', 'Another one.']);
    expect(two.pagePreferences()).toBe(one.pagePreferences());
    expect(two.pageConsent()).toBe(one.pageConsent());
  });

  test('add one non-enumerable global property', async () => {
    const page = await loadOnNewPage();
    const before = Reflect.ownKeys(globalThis);
    page.pagePreferences();
    (await loadSecondCopy()).pagePreferences();
    expect(Reflect.ownKeys(globalThis).filter((key) => !before.includes(key))).toEqual([KEY]);
    expect(Object.getOwnPropertyDescriptor(globalThis, KEY)?.enumerable).toBe(false);
  });

  test.each([['text'], [null], [0], [{}], [[]], [{ apis: new Map() }], [() => {}]])(
    'do not share anything if the page uses their key for something else: %j',
    async (foreign) => {
      await loadOnNewPage();
      Object.defineProperty(globalThis, KEY, { value: foreign, configurable: true });
      const [one, two] = [await loadSecondCopy(), await loadSecondCopy()];
      expect(one.pagePreferences()).toBe(one.pagePreferences());
      expect(two.pagePreferences()).not.toBe(one.pagePreferences());
      expect(Reflect.get(globalThis, KEY)).toBe(foreign);
    },
  );
});

test('what fails to load is logged once, with its name and the reason', async () => {
  const warnings = captureWarnings();
  fakeFetch(networkError);
  const api = await apiOf();
  await Promise.all([api.configuration(), api.configuration(), api.signInWays()]);
  await expect.poll(warnings).toHaveLength(2);
  expect(warnings()).toEqual([
    'The configuration (name, version, registration; its address is in config-url) could not be loaded: unreachable',
    'The list of providers (config/short) could not be loaded: unreachable',
  ]);
});

test.each([
  ['the page itself, which has no API', PAGE, 404, '<h1>Not found</h1>', true],
  ['the page itself, which answers with HTML', PAGE, 200, '<h1>Home</h1>', true],
  ['the page itself, which refuses with a text', PAGE, 404, '{"status":"ERROR","data":"Gone."}', false],
  ['another API', 'https://api.example', 404, '<h1>Not found</h1>', true],
])('texts that are not there ask for api-base if the server is %s', async (_, base, status, body, asks) => {
  const warnings = captureWarnings();
  fakeFetch(async () => new Response(body, { status }));
  const api = await apiOf(base);
  await Promise.all([api.translations('login', 'en'), api.translations('login', 'de')]);
  await api.configuration();
  await expect.poll(() => warnings().join()).toContain('could not be loaded');
  const question = `Is there an API at ${base}/? The attribute api-base says where it is.`;
  expect(warnings().filter((text) => text.startsWith(question))).toHaveLength(asks ? 1 : 0);
});

describe('a failed request is not cached', () => {
  test.each([
    ['the configuration', (api: PageApi) => api.configuration(), 'settings/config'],
    ['the providers', (api: PageApi) => api.signInWays(), 'settings/config/short'],
    ['the texts', (api: PageApi) => api.translations('login', 'de'), 'i18n/messages/login/de'],
  ])('%s: the next call sends it again, and the answer is cached', async (_, ask, path) => {
    captureWarnings();
    const sent = fakeFetch(badGateway, ok({ version: '1.0', translations: { Login: 'Anmelden' } }));
    const api = await apiOf();
    const [first, second] = await Promise.all([ask(api), ask(api)]);
    expect(second).toEqual(first);
    expect(sent).toHaveLength(1);
    const answer = await ask(api);
    expect(answer).not.toEqual(first);
    expect(await ask(api)).toEqual(answer);
    expect(addresses(sent)).toEqual(Array(2).fill(`GET ${PAGE}/api/v1/${path}`));
  });

  test('texts that fail to load count as empty', async () => {
    captureWarnings();
    fakeFetch(badGateway);
    expect(await (await apiOf()).translations('login', 'de')).toEqual({});
  });
});

test('an unreachable API of another origin is diagnosed once per page', async () => {
  const warnings = captureWarnings();
  const sent = fakeFetch(networkError);
  const { pageApi } = await loadOnNewPage();
  const elsewhere = pageApi(new URL('https://api.example'));
  await Promise.all([elsewhere.configuration(), elsewhere.signInWays(), pageApi(new URL(PAGE)).signInWays()]);
  await expect.poll(() => warnings().join()).toContain('The server at https://api.example cannot');
  const reasons = warnings().filter((warning) => warning.startsWith('The server'));
  const probes = sent.filter(({ init }) => init.cache === 'no-store');
  expect([reasons.length, probes.length]).toEqual([1, 3]);
});
