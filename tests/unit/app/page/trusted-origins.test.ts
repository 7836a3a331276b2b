import { beforeEach, expect, test, vi } from 'vitest';
import { captureWarnings } from '../../support/console.ts';
import { copiesOf } from './copies.ts';

const PAGE = 'https://portal.example';

beforeEach(() => void vi.stubGlobal('location', { origin: PAGE }));

const { loadOnNewPage, loadSecondCopy } = copiesOf(async () => {
  const { trustedOrigins, trustScript } = await import('../../../../src/app/page/trusted-origins.ts');
  const { isTrustedCaptcha } = await import('../../../../src/app/page/trusted-captchas.ts');
  const { trustCaptcha, trustOrigins } = await import('../../../../elements/trust.ts');
  const isCaptcha = (address: string) => isTrustedCaptcha(new URL(address, PAGE));
  return { trustedOrigins, trustScript, trustOrigins, trustCaptcha, isCaptcha };
});

test('a page trusts its own origin and those passed to trustOrigins(), each listed once', async () => {
  const { trustedOrigins, trustOrigins } = await loadOnNewPage();
  expect(trustedOrigins()).toEqual([PAGE]);
  trustOrigins(['https://api.example', 'https://api.example/customer/', 'http://localhost:8080']);
  expect(trustedOrigins()).toEqual([PAGE, 'https://api.example', 'http://localhost:8080']);
});

test.each(['before', 'after'])('with "self" %s the script, its origin is not trusted', async (when) => {
  const { trustedOrigins, trustScript, trustOrigins } = await loadOnNewPage();
  if (when === 'before') trustOrigins(['self', 'https://api.example']);
  trustScript('https://cdn.example/a/portal.js');
  if (when === 'after') trustOrigins(['self', 'https://api.example']);
  expect(trustedOrigins()).toContain('https://api.example');
  expect(trustedOrigins()).not.toContain('https://cdn.example');
});

test('copies of the code share their trusted origins and captchas', async () => {
  const { trustOrigins, trustCaptcha } = await loadOnNewPage();
  trustOrigins(['https://api.example']);
  trustCaptcha('https://cdn.example/captcha.js');
  const { trustedOrigins, isCaptcha } = await loadSecondCopy();
  expect(trustedOrigins()).toEqual([PAGE, 'https://api.example']);
  expect(isCaptcha('https://cdn.example/captcha.js')).toBe(true);
});

test.each([
  ...['*', 'api.example', '//api.example', 'null', 'data:,', 'https://a:b@evil.example', 'https://*.x y'],
])('%s is not an origin: it is ignored with a warning', async (text) => {
  const warnings = captureWarnings();
  const { trustedOrigins, trustOrigins } = await loadOnNewPage();
  trustOrigins([text]);
  expect(trustedOrigins()).toEqual([PAGE]);
  expect(warnings()).toEqual([expect.stringContaining(`"${text}" is not an origin`)]);
});

test('a captcha is trusted by its whole address, never by its origin', async () => {
  const { trustOrigins, trustCaptcha, isCaptcha } = await loadOnNewPage();
  trustOrigins(['https://cdn.example']);
  trustCaptcha('https://cdn.example/captcha.js?site=7');
  trustCaptcha('/captcha/api.js');
  const addresses = [
    'https://cdn.example/captcha.js?site=7',
    `${PAGE}/captcha/api.js`,
    'https://cdn.example/captcha.js?site=8',
    'https://cdn.example/captcha.js',
    'https://cdn.example/uploads/avatar.js',
    `${PAGE}/uploads/avatar.js`,
  ];
  expect(addresses.filter(isCaptcha)).toEqual(addresses.slice(0, 2));
});

test.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', 'https://a:b@evil.example/x.js'])(
  'a captcha at %s is ignored with a warning',
  async (address) => {
    const warnings = captureWarnings();
    const { trustCaptcha, isCaptcha } = await loadOnNewPage();
    trustCaptcha(address);
    expect(isCaptcha(address)).toBe(false);
    expect(warnings()).toEqual([expect.stringContaining(`"${address}" is not the address of a script`)]);
  },
);
