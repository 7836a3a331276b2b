import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientFor } from '../../../tests/unit/contract/fake-fetch.ts';
import { anyText } from '../../../tests/unit/support/any-text.ts';
import { ssoProviders } from './sso-providers.ts';

const addressOf = (provider: string) => clientFor().resolve(['auth', 'sso', { provider }]);

test.each([
  ['google', 'Google'],
  ['Google', 'Google'],
  ['GITHUB', 'GitHub'],
  ['azure', 'Microsoft'],
  ['linkedin', 'LinkedIn'],
])('the well-known provider %s has the title %s', (name, title) => {
  expect(ssoProviders([name])).toEqual([{ name, title, brand: title }]);
});

test.each(['Acme Identity', 'constructor', '__proto__'])(
  'the title of another provider is its name: %s',
  (name) => {
    expect(ssoProviders([name])).toEqual([{ name, title: name, brand: undefined }]);
  },
);

test.each([
  [
    ['google', 'Google', 'okta'],
    ['Google (google)', 'Google (Google)', 'Okta'],
  ],
  [
    ['azure', 'acme', 'entra'],
    ['Microsoft (azure)', 'acme', 'Microsoft (entra)'],
  ],
])('the providers %j have the unique titles %j', (names, titles) => {
  expect(ssoProviders(names).map(({ title }) => title)).toEqual(titles);
});

test('providers keep their order, and those with an invalid name are left out', () => {
  const names = ssoProviders(['okta', '..', 'azure', '', '.', '...']).map(({ name }) => name);
  expect(names).toEqual(['okta', 'azure', '...']);
});

test('for any names, every provider has a title and an address below /api/v1/auth/sso/', () => {
  const names = fc.oneof(
    anyText,
    fc.constantFrom('.', '..', 'constructor', '__proto__', 'a/../b', 'x\\..', '//b.c'),
  );
  fc.assert(
    fc.property(fc.array(names), (configured) => {
      for (const { name, title } of ssoProviders(configured)) {
        expect(title).toBeTypeOf('string');
        expect(addressOf(name)?.href).toMatch(/^https:\/\/portal\.example\/api\/v1\/auth\/sso\/[^/?#]+$/);
      }
    }),
  );
});
