import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { readSite } from '../../../standalone/read-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'login-portal-config-'));
const file = join(folder, 'portal.config.json');
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | Buffer) {
  writeFileSync(file, content);
  return readSite(file);
}

test('options and texts are read, without the address of the schema', () => {
  const texts = { de: { Login: 'Willkommen' }, en: { Login: 'Welcome' } };
  const site = { base: '/a/', title: 'Acme', rendering: 'light', texts };
  expect(read(JSON.stringify({ $schema: './x.json', ...site }))).toEqual(site);
});

test('files are relative to the folder of the configuration', () => {
  for (const name of ['acme.svg', 'acme.css']) writeFileSync(join(folder, name), '');
  const files = { logo: 'acme.svg', icon: './acme.svg', 'theme-file': 'acme.css' };
  const paths = Object.entries(files).map(([option, path]) => [option, join(folder, path)]);
  expect(read(JSON.stringify({ title: 'Acme', ...files }))).toEqual({
    title: 'Acme',
    ...Object.fromEntries(paths),
  });
});

const ADDRESS = 'Expected a path such as /start, or an address that begins with';
const OTHER_ORIGIN = 'config-url is not on the origin of api-base.';
const EVERY = 'is not an option. The options are api-base, locale, ';
const CAPTCHAS = 'Expected recaptcha, altcha, turnstile, hcaptcha or friendly.';

test.each<[object, string]>([
  [{ base: 'sign-in' }, 'base is "sign-in". Expected a path that begins and ends with a slash'],
  [{ base: '/a"b/' }, 'Expected a path that begins and ends with a slash'],
  [{ languages: 'nl fr' }, 'languages is "nl fr". Expected languages such as "nl en".'],
  [{ rendering: 'lite' }, 'rendering is "lite". Expected shadow or light.'],
  [{ 'theme-color': 'red' }, 'theme-color is "red". Expected a colour such as #f1f3f5.'],
  [{ 'api-base': 'javascript:alert(1)' }, ADDRESS],
  [{ title: { toString: 1 } }, 'title is {"toString":1}. Expected a text.'],
  [{ other: { toString: 1 } }, 'other is not an option.'],
  [{ texts: { de: { Login: { toString: 1 } } } }, 'texts: de: Login is not as expected'],
  [{ 'api-base': `\${API_BASE}` }, 'Write the value: this program replaces no variables.'],
  [{ title: `Log in to \${NAME}` }, 'Write the value: this program replaces no variables.'],
  [
    { 'api-base': 'api.acme.example' },
    `${ADDRESS} https:// or http://. Did you mean https://api.acme.example?`,
  ],
  [{ 'provider-name': '{{ name }}' }, 'Write the value: this program replaces no variables.'],
  [{ 'api-base': 'https:api.example' }, ADDRESS],
  [{ 'api-base': '//api.example' }, ADDRESS],
  [{ 'member-url': '/\\evil.example' }, ADDRESS],
  [{ 'api-base': 'https://a;script-src-elem' }, ADDRESS],
  [{ 'api-base': "https://a'unsafe-inline'" }, ADDRESS],
  [{ 'provider-logo': 'https://$request_uri' }, ADDRESS],
  [{ 'captcha-src': 'https://*.example/a.js' }, ADDRESS],
  [{ 'terms-url': 'https://a.example/\n' }, ADDRESS],
  [{ base: '/' }, 'Expected a path that begins and ends with a slash, such as /sign-in/. The API is below /'],
  [{ title: 3 }, 'title is 3. Expected a text.'],
  [{ icon: 'acme.gif' }, 'icon is "acme.gif". Expected a file that ends in .svg, .png or .ico.'],
  [{ theme: 'blue' }, 'theme is "blue". Expected auto, light or dark.'],
  [{ 'provider-name': ' ' }, 'provider-name is " ". Expected a text.'],
  [{ 'provider-logo': 'data:image/svg+xml,x' }, ADDRESS],
  [{ 'captcha-src': 'javascript:alert(1)' }, ADDRESS],
  [{ 'api-base': 'https://api.example', 'config-url': 'https://www.example/config' }, OTHER_ORIGIN],
  [{ 'config-url': 'https://www.example/config' }, OTHER_ORIGIN],
  [{ logo: 'logo.svg' }, 'logo needs title'],
  [{ 'logo-dark': 'logo.svg' }, 'logo-dark needs logo'],
  [{ logo: 'logo.svg', title: 'Acme', rendering: 'light' }, 'logo needs a slot'],
  [{ logo: 'absent.svg', title: 'Acme' }, `logo: there is no file ${join(folder, 'absent.svg')}.`],
  [{ tite: 'Acme' }, 'tite is not an option. Did you mean title?'],
  [{ themeFile: 'acme.css' }, 'themeFile is not an option. Did you mean theme-file?'],
  [{ 'theme-colour': '#fff' }, 'theme-colour is not an option. Did you mean theme-color?'],
  [{ providerLogo: '/logo.svg' }, 'providerLogo is not an option. Did you mean provider-logo?'],
  [{ config_url: '/config' }, 'config_url is not an option. Did you mean config-url?'],
  [{ captcha: '/captcha.js' }, `captcha is "/captcha.js". ${CAPTCHAS}`],
  [{ src: '/captcha.js' }, 'src is not an option. Did you mean captcha-src?'],
  [{ url: '/start' }, `url ${EVERY}`],
  [{ email: 'ada@example.org' }, `email ${EVERY}`],
  [{ text: {} }, 'text is not an option. Did you mean texts?'],
  [{ texts: 'texts.json' }, 'texts is not as expected, such as { "en": { "Login": "Welcome" } }.'],
  [{ texts: { de: { Login: '' } } }, 'texts: de: Login is not as expected'],
  [{ texts: { xx: {} } }, `texts: "xx" is not a language. Expected ${LOCALES.join(', ')}.`],
  [
    { texts: { de: { 'Forgot pasword?': 'Weg?' } } },
    'is not a text of the portal. Did you mean "Forgot password?"?',
  ],
  [[], 'is not an object.'],
])('the configuration %j is refused', (site, message) => {
  expect(() => read(JSON.stringify(site))).toThrow(message);
});

test('a file that is no JSON is an error', () => {
  expect(() => read('{')).toThrow('cannot be read: ');
});

test('a byte order mark is not part of a file', () => {
  expect(read('\uFEFF{"title":"Acme"}')).toEqual({ title: 'Acme' });
});

test('a text file that is not UTF-8 is refused, also a theme', () => {
  const config = '{"theme-file":"utf16.css"}';
  for (const bytes of [
    Buffer.from(config, 'utf16le'),
    Buffer.from(`\uFEFF${config}`, 'utf16le'),
    Buffer.from([0xe4]),
  ]) {
    expect(() => read(bytes)).toThrow('cannot be read: it is not UTF-8.');
    writeFileSync(join(folder, 'utf16.css'), bytes);
    expect(() => read(config)).toThrow(
      `theme-file: ${join(folder, 'utf16.css')} cannot be read: it is not UTF-8.`,
    );
  }
});
