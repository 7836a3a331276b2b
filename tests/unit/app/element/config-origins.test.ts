import { describe, expect, test } from 'vitest';
import { API, configValue, PAGE, readAttributes } from './attributes.ts';

const TRUSTED = ['config-url', 'login-url', 'member-url', 'admin-url', 'registration-success-url'];

describe('with an API on another trusted origin', () => {
  test('the default URLs are on the origin of the API', () => {
    const { config } = readAttributes({ 'api-base': `${API}/customer/` }, API);
    const { loginUrl, termsUrl, privacyUrl, memberUrl, adminUrl, registrationSuccessUrl } = config;
    const urls = [loginUrl, termsUrl, privacyUrl, memberUrl, adminUrl, registrationSuccessUrl];
    const paths = ['login/', 'terms', 'privacy', 'member', 'admin', 'registrationsuccess'];
    expect(urls.map(String)).toEqual(paths.map((path) => `${API}/${path}`));
  });

  test.each(TRUSTED)('%s may be on that origin, and resolves against the page if it is relative', (name) => {
    const { config, warnings } = readAttributes({ 'api-base': API, [name]: `${API}/place` }, API);
    expect(configValue(name, config)).toBe(`${API}/place`);
    expect(warnings).toEqual([]);
    const relative = readAttributes({ 'api-base': API, [name]: '/place' }, API).config;
    // The configuration is always on the origin of the API.
    expect(configValue(name, relative)).toBe(`${name === 'config-url' ? API : PAGE}/place`);
  });

  test('the configuration cannot be on the page', () => {
    const { config } = readAttributes({ 'api-base': API, 'config-url': `${PAGE}/place` }, API);
    expect(config.configUrl).toBeUndefined();
  });
});

describe('an api-base on an untrusted origin', () => {
  test.each([API, `${API}/customer/`, 'http://portal.example', `${PAGE}:8443`, '//api.example'])(
    '%s is refused with a warning that says what to do',
    (address) => {
      const { config, warnings } = readAttributes({ 'api-base': address });
      expect(config.refused).toBe(true);
      expect(config.apiBase.origin).toBe(PAGE);
      expect(warnings).toEqual([
        expect.stringMatching(/^api-base: ".*" is not on a trusted origin\. Call trustOrigins/),
      ]);
    },
  );

  test('does not make other URLs on that origin trusted', () => {
    const { config, warnings } = readAttributes({ 'api-base': API, 'member-url': `${API}/member` });
    expect(config.memberUrl.href).toBe(`${PAGE}/member`);
    expect(warnings).toHaveLength(2);
  });

  test.each(['', ' ', '/backend', PAGE, 'javascript:alert(1)'])('does not include %j', (address) => {
    expect(readAttributes({ 'api-base': address }).config).toMatchObject({ refused: false });
  });
});

test('each invalid value causes its own warning and does not affect other attributes', () => {
  const { config, warnings } = readAttributes({ theme: 'sepia', locale: 'xx', routing: 'memory' });
  expect(warnings).toHaveLength(2);
  expect(config).toMatchObject({ theme: 'auto', locale: undefined, routing: 'memory' });
});
