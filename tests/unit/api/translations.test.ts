import { expect, test } from 'vitest';
import { AREAS, fetchTranslations } from '../../../src/api/translations.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { captureWarnings } from '../support/console.ts';
import { type Answer, clientFor, fakeFetch, ok } from './fake-fetch.ts';

const pairs = AREAS.flatMap((area) => LOCALES.map((locale) => [area, locale] as const));

test.each(pairs)(
  'the texts of the area %s in the language %s are requested at their own address',
  async (area, locale) => {
    const sent = fakeFetch(ok({ translations: { Login: 'Anmelden' } }));
    expect(await fetchTranslations(clientFor(), area, locale)).toEqual({
      ok: true,
      value: { Login: 'Anmelden' },
    });
    expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      `GET https://portal.example/api/v1/i18n/messages/${area}/${locale}`,
    ]);
  },
);

const html: Answer = async () => new Response('<!doctype html>', { status: 502 });
const refused: Answer = async () => Response.json({ status: 'ERROR', data: 'No.' });

test.each<[string, Answer]>([
  ['sends no texts', ok({})],
  ['sends null', ok({ translations: null })],
  ['sends an empty map', ok({ translations: {} })],
  ['sends nested texts', ok({ translations: { login: { Login: 'Anmelden' } } })],
  ['sends a list', ok({ translations: ['Anmelden'] })],
])('a server that %s overrides no texts', async (_, answer) => {
  captureWarnings();
  fakeFetch(answer);
  expect(await fetchTranslations(clientFor(), 'login', 'de')).toEqual({ ok: true, value: {} });
});

test('a text that is not understood costs only itself', async () => {
  captureWarnings();
  fakeFetch(ok({ translations: { Login: 'Anmelden', Submit: null, Name: ['Name'], Choose: 7 } }));
  expect(await fetchTranslations(clientFor(), 'login', 'de')).toEqual({
    ok: true,
    value: { Login: 'Anmelden', Choose: '7' },
  });
});

test.each<[string, Answer]>([
  ['sends no data', ok(null)],
  ['refuses', refused],
  ['sends HTML', html],
])('a server that %s causes a failure', async (_, answer) => {
  captureWarnings();
  fakeFetch(answer);
  expect(await fetchTranslations(clientFor(), 'login', 'de')).toMatchObject({ ok: false });
});
