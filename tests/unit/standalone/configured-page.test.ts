import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elements } from '../../../scripts/describe/elements/interface.ts';
import { checkSite, type Site } from '../../../standalone/check.ts';
import {
  configuredPage,
  foreignAddresses,
  portalAttributes,
  type SiteFiles,
} from '../../../standalone/configured-page.ts';
import { inlineHashes, PAGE_POLICY, withCaptcha } from '../../../standalone/content-security-policy.ts';
import { NOT_OPTIONS, SITE_OPTIONS } from '../../../standalone/options.ts';
import { sitePolicy } from '../../../standalone/policies.ts';

const page = readFileSync('index.html', 'utf8').replace('%BASE_URL%', '/login/');

test('every attribute of <login-portal> is an option, except those that make no sense on the page', () => {
  const names = elements.find(({ tag }) => tag === 'login-portal')?.attributes.map(({ name }) => name) ?? [];
  const missing = names.filter((name) => !SITE_OPTIONS.has(name));
  expect(missing.sort()).toEqual([...NOT_OPTIONS].sort());
});

test('the options become attributes of <login-portal>', () => {
  const written: Site = {
    'provider-name': 'Acme & "friends" <here>',
    'provider-url': 'https://acme.example/?a=1&b=2',
    'provider-logo': '/acme.svg',
    'messages-area': 'member',
    'login-url': '/sign-in/',
    'registration-success-url': '/welcome',
    locale: 'de',
  };
  const { site, problems } = checkSite({ ...written, base: '/sign-in/' });
  expect(problems).toEqual([]);
  expect(Object.fromEntries(portalAttributes(site))).toEqual(written);
  expect(configuredPage(page, site)).toContain(
    '<login-portal base="/sign-in/" locale="de" messages-area="member" login-url="/sign-in/" ' +
      'provider-name="Acme &amp; &quot;friends&quot; &lt;here>" provider-url="https://acme.example/?a=1&amp;b=2" ' +
      'provider-logo="/acme.svg" registration-success-url="/welcome"></login-portal>',
  );
});

test('a page with a logo for each theme has both, and the element shows one', () => {
  const logo = { address: 'assets/logo.svg', content: '' };
  const dark = { address: 'assets/logo-dark.svg', content: '' };
  const withLogo = (files: SiteFiles) => configuredPage(page, { title: 'Acme' }, files);
  expect(withLogo({ logo })).toContain(
    '<img slot="logo" src="/login/assets/logo.svg" alt="Acme"></login-portal>',
  );
  expect(withLogo({ logo, 'logo-dark': dark })).toContain(
    '<img slot="logo" data-theme="light" src="/login/assets/logo.svg" alt="Acme">' +
      '<img slot="logo" data-theme="dark" src="/login/assets/logo-dark.svg" alt="Acme"></login-portal>',
  );
});

test('a theme cannot end the style that contains it, and the hashes stay those of the page', () => {
  const css = '/* </style><script> <style> */ p::after { content: "</b>" } @media (400px<width) {}';
  const html = configuredPage(page, {}, { 'theme-file': { address: 'assets/theme.css', content: css } });
  const written =
    '/* <\\/style><\\script> <\\style> */ p::after { content: "<\\/b>" } @media (400px<width) {}';
  expect(html).toContain(`<style>${written}</style>\n  </head>`);
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/login/assets/theme.css">');
  expect(inlineHashes(html, 'style')).toEqual([
    ...inlineHashes(page, 'style'),
    ...inlineHashes(`<style>${written}</style>`, 'style'),
  ]);
  expect(inlineHashes(html, 'script')).toEqual(inlineHashes(page, 'script'));
});

test('the hash of a theme is that of its text in a browser, which reads every line break as one character', () => {
  const css = '\uFEFFp {\r\n  color: red;\r}';
  const html = configuredPage(page, {}, { 'theme-file': { address: 'assets/theme.css', content: css } });
  expect(html).toContain('<style>p {\n  color: red;\n}</style>');
  expect(html).not.toContain('\r');
});

test('texts are data that cannot end their script, and need no hash', () => {
  const texts = { en: { Login: '</script><script>alert(1)</script> $&' } };
  const html = configuredPage(page, { texts });
  const [, block = ''] =
    /<script type="application\/json" id="portal-texts">(.*?)<\/script>\s*<script type="module"/.exec(html) ??
    [];
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual(texts);
  expect(inlineHashes(html, 'script')).toEqual(inlineHashes(page, 'script'));
});

test('a page that cannot have an option is an error', () => {
  expect(() => configuredPage('<login-portal base="/"></login-portal>', { title: 'Acme' })).toThrow(
    'index.html has no',
  );
});

test('without options the page stays the same, and a text is not read as a replacement pattern', () => {
  expect(configuredPage(page, {})).toBe(page);
  const html = configuredPage(page, { title: "$' $1", 'provider-name': '$`' });
  expect(html).toContain("<title>$' $1</title>");
  expect(html).toContain('provider-name="$`"');
});

test('the page trusts the origins of addresses, and the address of a captcha that is not the usual one', () => {
  const site = {
    'api-base': 'https://api.example/v2',
    'config-url': 'https://api.example/portal',
    'member-url': 'https://api.example/member',
    'admin-url': '/admin',
    'registration-success-url': 'https://welcome.example/',
    'captcha-src': 'https://captcha.example/api.js',
    'terms-url': 'https://acme.example/terms',
    'provider-url': 'https://provider.example/',
    'provider-logo': 'https://provider.example/logo.svg',
  };
  expect(foreignAddresses(site)).toEqual({
    origins: ['https://api.example', 'https://welcome.example'],
    captcha: 'https://captcha.example/api.js',
  });
  expect(configuredPage(page, site)).toContain(
    '<script type="module" data-origins="https://api.example https://welcome.example" ' +
      'data-captcha="https://captcha.example/api.js" src=',
  );
  const usual = foreignAddresses({ 'captcha-src': 'https://www.google.com/recaptcha/api.js' });
  expect(usual).toEqual({ origins: [], captcha: undefined });
});

test('the policy of a page with a captcha is that of the captcha', () => {
  const policy = withCaptcha(PAGE_POLICY, 'hcaptcha');
  expect(policy).toContain("script-src 'self' https://hcaptcha.com https://*.hcaptcha.com;");
  expect(policy).toContain('; frame-src https://hcaptcha.com https://*.hcaptcha.com; form-action');
  expect(policy).not.toContain('trusted-types');
  expect(withCaptcha(PAGE_POLICY, 'altcha')).toBe(
    PAGE_POLICY.replace("trusted-types 'none'", 'trusted-types svelte-trusted-html'),
  );
});

test('the policy allows what the page loads from other origins', () => {
  const policy = sitePolicy(PAGE_POLICY, {
    'api-base': 'https://api.example/v2',
    'config-url': 'https://api.example/config',
    'provider-logo': 'https://provider.example/logo.svg',
    'captcha-src': 'https://captcha.example/api.js',
    'member-url': 'https://members.example',
    'monitoring-url': 'https://metrics.example/portal',
  });
  expect(policy).toBe(
    PAGE_POLICY.replace("connect-src 'self'", '$& https://api.example https://metrics.example')
      .replace("img-src 'self'", '$& https://provider.example')
      .replace("script-src 'self'", '$& https://captcha.example/api.js'),
  );
  expect(sitePolicy(PAGE_POLICY, { 'provider-logo': '/logo.svg' })).toBe(PAGE_POLICY);
});

test('the policy allows the script of a captcha, and no other of its host', () => {
  const policy = sitePolicy(PAGE_POLICY, { 'captcha-src': "https://captcha.example/a;b,'c'/$d.js?e=f#g" });
  expect(policy).toBe(
    PAGE_POLICY.replace(
      "script-src 'self'",
      (all) => `${all} https://captcha.example/a%3bb%2c%27c%27/%24d.js`,
    ),
  );
});
