import { describe, expect, test } from 'vitest';
import { API, PAGE, readAttributes, untrustedWarning, valueOf } from './attributes.ts';

describe('with an API elsewhere', () => {
  test('the default addresses are there, where the areas behind the login live', () => {
    const { config } = readAttributes({ 'api-base': `${API}/customer/` }, API);
    expect(
      ['login-url', 'terms-url', 'privacy-url', 'member-url', 'admin-url'].map((name) =>
        valueOf(name, config),
      ),
    ).toEqual([`${API}/login/`, `${API}/terms`, `${API}/privacy`, `${API}/member`, `${API}/admin`]);
  });

  test.each(['config-url', 'login-url', 'member-url', 'admin-url'])('%s may lie there', (name) => {
    const { config, warnings } = readAttributes({ 'api-base': API, [name]: `${API}/place` }, API);
    expect(valueOf(name, config)).toBe(`${API}/place`);
    expect(warnings).toEqual([]);
  });

  test.each(['config-url', 'login-url', 'member-url', 'admin-url'])(
    'a relative %s is on the page',
    (name) => {
      const { config } = readAttributes({ 'api-base': API, [name]: '/place' }, API);
      expect(valueOf(name, config)).toBe(`${PAGE}/place`);
    },
  );

  test('the browser may be sent to what is trusted', () => {
    expect(readAttributes({ 'api-base': API }, API).config.origins).toEqual([PAGE, API]);
  });
});

describe('an API base on an origin that is not trusted', () => {
  test.each([API, `${API}/customer/`, 'http://portal.example', `${PAGE}:8443`, '//api.example'])(
    'is refused, and the warning says what to do: %s',
    (address) => {
      const { config, warnings } = readAttributes({ 'api-base': address });
      expect(config.refused).toBe(true);
      expect(config.apiBase.origin).toBe(PAGE);
      expect(config.origins).toEqual([PAGE]);
      expect(warnings).toEqual([untrustedWarning('api-base')]);
    },
  );

  test('makes no other address trusted', () => {
    const { config, warnings } = readAttributes({ 'api-base': API, 'member-url': `${API}/member` });
    expect(config.memberUrl.href).toBe(`${PAGE}/member`);
    expect(warnings).toHaveLength(2);
  });

  test.each(['', ' ', '/backend', PAGE, 'javascript:alert(1)'])('is not what %j is', (address) => {
    expect(readAttributes({ 'api-base': address }).config.refused).toBe(false);
  });
});

test('without one the browser may only be sent to the origin of the page', () => {
  expect(readAttributes({}).config.origins).toEqual([PAGE]);
  expect(readAttributes({ 'api-base': '/backend' }).config.origins).toEqual([PAGE]);
});

test('every bad value is warned of by itself, and spoils no other', () => {
  const { config, warnings } = readAttributes({ theme: 'sepia', locale: 'fr', routing: 'memory' });
  expect(warnings).toHaveLength(2);
  expect(config).toMatchObject({ theme: 'auto', locale: undefined, routing: 'memory' });
});
