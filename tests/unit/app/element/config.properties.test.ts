import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownsAddress, readConfig } from '../../../../src/app/element/config.ts';
import { addressLike } from '../../support/address-like.ts';
import { API, attributeNames, PAGE } from './attributes.ts';

const attributes = fc.dictionary(
  fc.constantFrom(...attributeNames),
  fc.oneof(addressLike, fc.constantFrom('/', '//', '/a//b', '/..', '%2e%2e/', 'https://api.example/x/')),
);

test('for any attributes, calls and navigations only go to trusted origins', () => {
  const trusted = [PAGE, API];
  fc.assert(
    fc.property(attributes, (given) => {
      const config = readConfig(given, PAGE, () => {}, trusted);
      const { apiBase, adminUrl, memberUrl, loginUrl, configUrl = apiBase } = config;
      for (const url of [apiBase, adminUrl, memberUrl, loginUrl]) expect(trusted).toContain(url.origin);
      expect(configUrl.origin).toBe(apiBase.origin);
      expect(config.captchaSrc).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

test('for any attributes, every URL is http or https without a user name, the base is a path, and each causes at most one warning', () => {
  fc.assert(
    fc.property(attributes, (given) => {
      const warnings: string[] = [];
      const config = readConfig(given, PAGE, ({ name }) => warnings.push(name));
      const { base, apiBase, termsUrl, privacyUrl, memberUrl, providerUrl, providerLogo } = config;
      for (const url of [apiBase, termsUrl, privacyUrl, memberUrl, providerUrl, providerLogo])
        expect(url?.href ?? `${PAGE}/`).toMatch(/^https?:\/\/[^/@]+\//);
      expect(base).toMatch(/^\/(?:.*\/)?$/);
      expect(new URL(base, PAGE).href).toBe(PAGE + base);
      expect(new Set(warnings).size).toBe(warnings.length);
      expect(warnings.length).toBeLessThanOrEqual(Object.keys(given).length);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['auto', '/login/', '/login/', true],
  ['auto', '/login/', '/login', true],
  ['auto', '/login/', '/login/forgotpw', true],
  ['auto', '/login/', '/login/unknown/path', true],
  ['auto', '/login/', '/', false],
  ['auto', '/login/', '/loginx', false],
  ['auto', '/login/', '/de/login/', false],
  ['auto', '/', '/anything', true],
  ['history', '/login/', '/somewhere', true],
  ['memory', '/login/', '/login/', false],
])(
  'routing="%s" with the base %s uses the history on a page at %s: %s',
  (routing, base, pathname, expected) => {
    const config = readConfig({ routing, base }, PAGE, () => {});
    expect(ownsAddress(config, pathname)).toBe(expected);
  },
);
