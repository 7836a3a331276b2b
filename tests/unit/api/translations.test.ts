import { expect, test } from 'vitest';
import { fetchTranslations } from '../../../src/api/translations.ts';
import { captureWarnings } from '../support/console.ts';
import { type Answer, clientFor, fakeFetch, ok } from './fake-fetch.ts';

const html: Answer = async () => new Response('<!doctype html>', { status: 502 });
const refused: Answer = async () => Response.json({ status: 'ERROR', data: 'No.' });
const odd = { Login: 'Anmelden', Submit: null, Name: ['Name'], Choose: 7 };

test.each<[string, Answer, object]>([
  ['no texts', ok({}), { ok: true, value: {} }],
  ['null', ok({ translations: null }), { ok: true, value: {} }],
  ['an empty map', ok({ translations: {} }), { ok: true, value: {} }],
  ['nested texts', ok({ translations: { login: { Login: 'Anmelden' } } }), { ok: true, value: {} }],
  ['a list', ok({ translations: ['Anmelden'] }), { ok: true, value: {} }],
  [
    'odd texts among others',
    ok({ translations: odd }),
    { ok: true, value: { Login: 'Anmelden', Choose: '7' } },
  ],
  ['no data', ok(null), { ok: false }],
  ['a refusal', refused, { ok: false }],
  ['HTML', html, { ok: false }],
])('from a server that sends %s, what can be understood is read', async (_, answer, expected) => {
  captureWarnings();
  fakeFetch(answer);
  const { ok, ...reply } = await fetchTranslations(clientFor(), 'login', 'de');
  expect(ok ? { ok, ...reply } : { ok }).toEqual(expected);
});
