import { expect, test } from 'vitest';
import type { Attribute } from '../../../../src/app/element/attribute-types.ts';
import { ATTRIBUTES, type AttributeName } from '../../../../src/app/element/attributes.ts';
import { API, attributeNames, configValue, defaultOf, PAGE, readAttributes } from './attributes.ts';

test.each(attributeNames)('without %s, or if it is blank, the default applies', (name) => {
  for (const given of [{}, { [name]: '  ' }]) {
    const { config, warnings } = readAttributes(given);
    expect(configValue(name, config)).toEqual(defaultOf(name));
    expect(warnings).toEqual([]);
  }
});

/** As the warning names it. */
const shown = (value: string) => value.replace(/[?#].*/, '').replace(/\/\/[^/]*@/, '//');

/** Every attribute with a list of values, and the list. */
const CHOICES = attributeNames.flatMap((name) => {
  const { values }: Attribute<unknown> = ATTRIBUTES[name];
  return values ? [{ name, values }] : [];
});

test.each([
  ...CHOICES.flatMap(({ name, values }) => values.map((value) => [name, value, value])),
  ['api-base', API, `${API}/`],
  ['api-base', `${API}/customer/one/`, `${API}/customer/one/`],
  ['api-base', '/backend', `${PAGE}/backend`],
  ['config-url', '/portal.json', `${PAGE}/portal.json`],
  ['config-url', 'portal.json?v=2', `${PAGE}/portal.json?v=2`],
  ['locale', ' de ', 'de'],
  ['locale', 'nl-NL', 'nl'],
  ['locale', 'DE_at', 'de'],
  ['login-url', '/de/login/', `${PAGE}/de/login/`],
  ['login-url', 'sign-in', `${PAGE}/sign-in`],
  ['member-url', '/portal?from=login#top', `${PAGE}/portal?from=login#top`],
  ['member-url', `${PAGE}/portal`, `${PAGE}/portal`],
  ['admin-url', '/office', `${PAGE}/office`],
  ['registration-success-url', 'welcome?from=mail', `${PAGE}/welcome?from=mail`],
  ['terms-url', 'https://law.example/terms', 'https://law.example/terms'],
  ['privacy-url', '/en/privacy', `${PAGE}/en/privacy`],
  ['provider-name', ' Example Inc. ', 'Example Inc.'],
  ['provider-url', 'https://provider.example/', 'https://provider.example/'],
  ['provider-logo', '/logo.svg', `${PAGE}/logo.svg`],
  ['email', ' ada@example.org ', 'ada@example.org'],
  ['campaign-id', ' spr\u200bing 2026 ', 'spring 2026'],
  ['group-id', '7', '7'],
  ['base', '/', '/'],
  ['base', '/portal/login/', '/portal/login/'],
  ['base', 'portal/login', '/portal/login/'],
  ['base', '/~ada/v1.2_b-c', '/~ada/v1.2_b-c/'],
  ['captcha-src', 'https://www.recaptcha.net/recaptcha/api.js', 'https://www.recaptcha.net/recaptcha/api.js'],
  ['captcha-src', 'https://google.com/recaptcha/enterprise.js', 'https://google.com/recaptcha/enterprise.js'],
])('%s="%s" is read as %s', (name = '', value = '', expected) => {
  const { config, warnings } = readAttributes({ [name]: value }, API);
  expect(configValue(name, config)).toBe(expected);
  expect(warnings).toEqual([]);
});

test.each([
  ...CHOICES.map(({ name }) => [name, 'odd']),
  ['api-base', 'javascript:alert(1)'],
  ['api-base', 'ftp://api.example'],
  ['api-base', 'https://ada:secret@api.example'],
  ['api-base', 'https://'],
  ['config-url', 'data:application/json,{}'],
  ['locale', 'es-de'],
  ['languages', 'nl fr'],
  ['theme', 'constructor'],
  ['member-url', 'https://portal.example@evil.example/'],
  ['admin-url', 'javascript:alert(1)'],
  ['terms-url', 'javascript:alert(1)'],
  ['privacy-url', 'data:text/html,hello'],
  ['provider-url', 'vbscript:x'],
  ['provider-logo', 'data:image/svg+xml,x'],
  ['base', '/login/*'],
  ['base', '/:login/'],
  ['base', '/../admin/'],
  ['base', 'https://evil.example/'],
  ['base', '/a b/'],
  ['base', '/login?x=1'],
])('%s="%s" falls back to the default with a warning that quotes the value', (name = '', value = '') => {
  const { config, warnings } = readAttributes({ [name]: value });
  expect(configValue(name, config)).toEqual(defaultOf(name));
  const { values } = ATTRIBUTES[name as AttributeName] as Attribute<unknown>;
  const start = `${name}: "${shown(value)}" is not ${values ? `one of ${values.join(', ')}` : 'a'}`;
  expect(warnings).toEqual([expect.stringMatching(/The default is used\.$/)]);
  expect(warnings[0]?.startsWith(start), warnings[0]).toBe(true);
});

test.each([
  ['nl en', ['nl', 'en']],
  [' nl-BE,\nEN nl ', ['nl', 'en']],
  ['de', ['de']],
])('languages=%j are %j', (value, expected) => {
  const { config, warnings } = readAttributes({ languages: value });
  expect(config.languages).toEqual(expected);
  expect(warnings).toEqual([]);
});

test.each([
  ['config-url', 'https://evil.example/config.json'],
  ['login-url', 'https://evil.example/login/'],
  ['login-url', '//evil.example/login/'],
  ['member-url', 'https://evil.example/member'],
  ['member-url', '/\\evil.example'],
  ['member-url', 'http://portal.example/member'],
  ['admin-url', 'https://api.example/admin'],
  ['registration-success-url', 'https://evil.example/registrationsuccess'],
  ['member-url', 'https://portal.example:8443/member'],
  ['member-url', 'https://portal.example.evil.example/'],
  ['captcha-src', 'https://evil.example/api.js'],
  ['captcha-src', 'https://www.google.com/complete/search?jsonp=alert'],
  ['captcha-src', 'https://www.google.com/recaptcha/../complete/search?jsonp=alert'],
  ['captcha-src', 'https://www.google.com.evil.example/recaptcha/api.js'],
  ['captcha-src', 'http://www.google.com/recaptcha/api.js'],
  ['captcha-src', 'https://www.google.com/recaptcha/about/js/main.min.js'],
  ['captcha-src', 'https://www.google.com/recaptcha/api.js/../about/js/main.min.js'],
  ['captcha-src', 'https://www.google.com/recaptcha/api.js?onload=callback'],
  ['captcha-src', 'https://www.google.com/recaptcha/api.js?render=key'],
  ['captcha-src', 'https://www.google.com/recaptcha/api.js#x'],
  ['captcha-src', '/uploads/avatar.js'],
  ['captcha-src', `${API}/captcha.js`],
  ['config-url', `${API}/config.json`],
])(
  '%s="%s" is not trusted: it falls back to the default with a warning that says what to do',
  (name, value) => {
    const trusted = value.startsWith(API) && name !== 'admin-url' ? [API] : [];
    const { config, warnings } = readAttributes({ [name]: value }, ...trusted);
    expect(configValue(name, config)).toEqual(defaultOf(name));
    expect(config.refused).toBe(false);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`${name}: "${shown(value)}" is not `);
    expect(warnings[0]).toMatch(name === 'config-url' ? /Write a path/ : /elements\/trust\.js/);
  },
);

test.each([
  ['localhost:9151', '"localhost:9151" is not a web address. Write one such as http://localhost:9151.'],
  [
    'api.example:8443/x',
    '"api.example:8443/x" is not a web address. Write one such as https://api.example:8443/x.',
  ],
  ['https://ada:secret@api.example/?token=secret', '"https://api.example/" is not a web address.'],
])('the warning about api-base="%s" says what is meant, and no secret', (value, text) => {
  const { warnings } = readAttributes({ 'api-base': value });
  expect(warnings.join()).toContain(`api-base: ${text}`);
});
