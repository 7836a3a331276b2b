import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSite } from '../../../scripts/site/read-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'login-portal-config-'));
const PORTAL_CONFIG = join(folder, 'portal.config.json');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: string) => writeFileSync(PORTAL_CONFIG, content);

test('a site without a file and without variables has no configuration', () => {
  expect(readSite({})).toEqual({});
});

test('a variable takes precedence over the file, and an empty one is ignored', () => {
  write('{ "$schema": "./x.json", "base": "/a/", "title": "Acme", "rendering": "light" }');
  expect(readSite({ PORTAL_CONFIG, PORTAL_BASE: '/b/', PORTAL_TITLE: '' })).toEqual({
    base: '/b/',
    title: 'Acme',
    rendering: 'light',
  });
});

test.each([
  ['{ "base": "sign-in" }', 'base is "sign-in". Expected a path that begins and ends with a slash'],
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
  ['{ "tite": "Acme" }', 'tite is not an option. Did you mean title?'],
  ['{ "providerLogo": "/logo.svg" }', 'providerLogo is not an option. Did you mean provider-logo?'],
  ['{ "config_url": "/config" }', 'config_url is not an option. Did you mean config-url?'],
  ['{ "logo": "/logo.svg" }', 'logo is not an option. Did you mean provider-logo?'],
  ['{ "url": "/start" }', 'url is not an option. The options are api-base, locale, '],
  ['{ "email": "ada@example.org" }', 'email is not an option. The options are api-base, locale, '],
  ['[]', 'is not an object.'],
  ['{', 'cannot be read: '],
])('the file %s is refused', (content, message) => {
  write(content);
  expect(() => readSite({ PORTAL_CONFIG })).toThrow(message);
});

test('all problems are reported at once, with the names of the variables', () => {
  write('{ "rendering": "lite" }');
  const read = () => readSite({ PORTAL_CONFIG, PORTAL_BASE: 'a b', PORTAL_TERM_URL: '/terms' });
  expect(read).toThrow(
    [
      'The site cannot be built:',
      `${PORTAL_CONFIG}: rendering is "lite". Expected shadow or light.`,
      'PORTAL_BASE is "a b". Expected a path that begins and ends with a slash, such as /sign-in/.',
      'PORTAL_TERM_URL is not an option. Did you mean PORTAL_TERMS_URL?',
    ].join('\n'),
  );
});

test('a variable of another program is ignored', () => {
  expect(readSite({ PORTAL_PASSWORD: 'x', PORTAL_DIST: 'dist/compact' })).toEqual({});
});

test('a file that does not exist is only an error if it was named', () => {
  expect(() => readSite({ PORTAL_CONFIG: join(folder, 'absent.json') })).toThrow(
    'absent.json cannot be read',
  );
});
