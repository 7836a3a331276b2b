import { describe, expect, test } from 'vitest';
import { API, configValue, PAGE, readAttributes, untrustedWarning } from './attributes.ts';

const TRUSTED = ['config-url', 'login-url', 'member-url', 'admin-url', 'registration-success-url'];

describe('with an API on another trusted origin', () => {
  test('the default URLs are on the origin of the API', () => {
    const { config } = readAttributes({ 'api-base': `${API}/customer/` }, API);
    expect(
      ['login-url', 'terms-url', 'privacy-url', 'member-url', 'admin-url', 'registration-success-url'].map(
        (name) => configValue(name, config),
      ),
    ).toEqual(
      ['login/', 'terms', 'privacy', 'member', 'admin', 'registrationsuccess'].map(
        (path) => `${API}/${path}`,
      ),
    );
  });

  test.each(TRUSTED)('%s may be on that origin', (name) => {
    const { config, warnings } = readAttributes({ 'api-base': API, [name]: `${API}/place` }, API);
    expect(configValue(name, config)).toBe(`${API}/place`);
    expect(warnings).toEqual([]);
  });

  test.each(TRUSTED.filter((name) => name !== 'config-url'))(
    'a relative %s resolves against the page',
    (name) => {
      const { config } = readAttributes({ 'api-base': API, [name]: '/place' }, API);
      expect(configValue(name, config)).toBe(`${PAGE}/place`);
    },
  );

  test('the configuration is always on that origin, also if the page has its own', () => {
    for (const [address, expected] of [
      ['/place', `${API}/place`],
      [`${PAGE}/place`, ''],
    ] as const) {
      const { config } = readAttributes({ 'api-base': API, 'config-url': address }, API);
      expect(configValue('config-url', config)).toBe(expected);
    }
  });

  test('the browser may navigate to every trusted origin', () => {
    expect(readAttributes({ 'api-base': API }, API).config.origins).toEqual([PAGE, API]);
  });
});

describe('an api-base on an untrusted origin', () => {
  test.each([API, `${API}/customer/`, 'http://portal.example', `${PAGE}:8443`, '//api.example'])(
    '%s is refused with a warning that says what to do',
    (address) => {
      const { config, warnings } = readAttributes({ 'api-base': address });
      expect(config.refused).toBe(true);
      expect(config.apiBase.origin).toBe(PAGE);
      expect(config.origins).toEqual([PAGE]);
      expect(warnings).toEqual([untrustedWarning('api-base')]);
    },
  );

  test('does not make other URLs on that origin trusted', () => {
    const { config, warnings } = readAttributes({ 'api-base': API, 'member-url': `${API}/member` });
    expect(config.memberUrl.href).toBe(`${PAGE}/member`);
    expect(warnings).toHaveLength(2);
  });

  test.each(['', ' ', '/backend', PAGE, 'javascript:alert(1)'])('does not include %j', (address) => {
    expect(readAttributes({ 'api-base': address }).config.refused).toBe(false);
  });
});

test('without an api-base on another origin the browser may only navigate to the origin of the page', () => {
  expect(readAttributes({}).config.origins).toEqual([PAGE]);
  expect(readAttributes({ 'api-base': '/backend' }).config.origins).toEqual([PAGE]);
});

test('each invalid value causes its own warning and does not affect other attributes', () => {
  const { config, warnings } = readAttributes({ theme: 'sepia', locale: 'xx', routing: 'memory' });
  expect(warnings).toHaveLength(2);
  expect(config).toMatchObject({ theme: 'auto', locale: undefined, routing: 'memory' });
});
