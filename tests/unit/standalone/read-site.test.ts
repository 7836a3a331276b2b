import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { readSite } from '../../../standalone/read-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'login-portal-config-'));
const file = join(folder, 'portal.config.json');
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string) {
  writeFileSync(file, content);
  return readSite(file);
}

test('options are read, without the address of the schema', () => {
  expect(read('{ "$schema": "./x.json", "base": "/a/", "title": "Acme", "rendering": "light" }')).toEqual({
    base: '/a/',
    title: 'Acme',
    rendering: 'light',
  });
});

test('texts are read by language', () => {
  const texts = { de: { Login: 'Willkommen' }, en: { Login: 'Welcome' } };
  expect(read(JSON.stringify({ texts }))).toEqual({ texts });
});

test('files are relative to the folder of the configuration', () => {
  for (const name of ['acme.svg', 'acme.css']) writeFileSync(join(folder, name), '');
  expect(
    read('{ "title": "Acme", "logo": "acme.svg", "icon": "./acme.svg", "theme-file": "acme.css" }'),
  ).toEqual({
    title: 'Acme',
    logo: join(folder, 'acme.svg'),
    icon: join(folder, 'acme.svg'),
    'theme-file': join(folder, 'acme.css'),
  });
});

test.each([
  ['{ "base": "sign-in" }', 'base is "sign-in". Expected a path that begins and ends with a slash'],
  ['{ "base": "/a\\"b/" }', 'Expected a path that begins and ends with a slash'],
  ['{ "rendering": "lite" }', 'rendering is "lite". Expected shadow or light.'],
  ['{ "theme-color": "red" }', 'theme-color is "red". Expected a colour such as #f1f3f5.'],
  ['{ "api-base": "javascript:alert(1)" }', 'Expected a path such as /start, or an address that begins with'],
  ['{ "title": 3 }', 'title is 3. Expected a text.'],
  ['{ "icon": "acme.gif" }', 'icon is "acme.gif". Expected a file that ends in .svg, .png or .ico.'],
  ['{ "theme": "blue" }', 'theme is "blue". Expected auto, light or dark.'],
  ['{ "provider-name": " " }', 'provider-name is " ". Expected a text.'],
  [
    '{ "provider-logo": "data:image/svg+xml,x" }',
    'Expected a path such as /start, or an address that begins',
  ],
  [
    '{ "captcha-src": "javascript:alert(1)" }',
    'Expected a path such as /start, or an address that begins with',
  ],
  [
    '{ "api-base": "https://api.example", "config-url": "https://www.example/config" }',
    'config-url is not on the origin of api-base.',
  ],
  ['{ "config-url": "https://www.example/config" }', 'config-url is not on the origin of api-base.'],
  ['{ "logo": "logo.svg" }', 'logo needs title'],
  ['{ "logo": "logo.svg", "title": "Acme", "rendering": "light" }', 'logo needs a slot'],
  ['{ "logo": "absent.svg", "title": "Acme" }', `logo: there is no file ${join(folder, 'absent.svg')}.`],
  ['{ "tite": "Acme" }', 'tite is not an option. Did you mean title?'],
  ['{ "themeFile": "acme.css" }', 'themeFile is not an option. Did you mean theme-file?'],
  ['{ "theme-colour": "#fff" }', 'theme-colour is not an option. Did you mean theme-color?'],
  ['{ "providerLogo": "/logo.svg" }', 'providerLogo is not an option. Did you mean provider-logo?'],
  ['{ "config_url": "/config" }', 'config_url is not an option. Did you mean config-url?'],
  [
    '{ "captcha": "/captcha.js" }',
    'captcha is "/captcha.js". Expected recaptcha, altcha, turnstile, hcaptcha or friendly.',
  ],
  ['{ "src": "/captcha.js" }', 'src is not an option. Did you mean captcha-src?'],
  ['{ "url": "/start" }', 'url is not an option. The options are api-base, locale, '],
  ['{ "email": "ada@example.org" }', 'email is not an option. The options are api-base, locale, '],
  ['{ "text": {} }', 'text is not an option. Did you mean texts?'],
  ['{ "texts": "texts.json" }', 'texts is not as expected, such as { "en": { "Login": "Welcome" } }.'],
  ['{ "texts": { "de": { "Login": "" } } }', 'texts: de: Login is not as expected'],
  ['{ "texts": { "xx": {} } }', `texts: "xx" is not a language. Expected ${LOCALES.join(', ')}.`],
  [
    '{ "texts": { "de": { "Forgot pasword?": "Weg?" } } }',
    'texts: "Forgot pasword?" is not a text of the portal. Did you mean "Forgot password?"?',
  ],
  ['[]', 'is not an object.'],
  ['{', 'cannot be read: '],
])('the file %s is refused', (content, message) => {
  expect(() => read(content)).toThrow(message);
});

test('all problems are reported at once', () => {
  expect(() => read('{ "rendering": "lite", "tite": "Acme" }')).toThrow(
    [
      `${file}: rendering is "lite". Expected shadow or light.`,
      `${file}: tite is not an option. Did you mean title?`,
    ].join('\n'),
  );
});

test('a file that does not exist is an error', () => {
  expect(() => readSite(join(folder, 'absent.json'))).toThrow('absent.json cannot be read');
});
