import { expect, test } from 'vitest';
import { policyAt, type SnippetSettings, snippet, styleSheet } from '../../../demo/playground/snippet.ts';

const plain: SnippetSettings = {
  tag: 'voucher-redeem',
  attributes: new Map(),
  theme: '',
  home: '',
  integrity: 'sha384-abc',
};

test('a snippet has the script with its hash, the theme and the element', () => {
  expect(snippet({ ...plain, theme: 'harbour', attributes: new Map([['locale', 'de']]) })).toBe(
    `<script
  src="/login-portal.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  defer
></script>
<link rel="stylesheet" href="/themes/harbour.css">
<voucher-redeem locale="de"></voucher-redeem>`,
  );
  expect(snippet(plain)).not.toContain('<link');
});

test('attribute values are escaped, and a boolean attribute has no value', () => {
  const attributes = new Map<string, string | true>([
    ['email', `"><script>alert('1 & 2')</script>`],
    ['open', true],
  ]);
  expect(snippet({ ...plain, attributes })).toContain(
    `<voucher-redeem email="&quot;&gt;&lt;script&gt;alert('1 &amp; 2')&lt;/script&gt;" open></voucher-redeem>`,
  );
});

test('on another site the files and, by default, the API are on the home origin', () => {
  const home = 'https://portal.example';
  const text = snippet({ ...plain, theme: 'plakat', home });
  expect(text).toContain('src="https://portal.example/login-portal.js"');
  expect(text).toContain('href="https://portal.example/themes/plakat.css"');
  expect(text).toContain('api-base="https://portal.example"');
  const own = snippet({ ...plain, home, attributes: new Map([['api-base', 'https://api.example']]) });
  expect(own).toContain('api-base="https://api.example"');
  expect(own).not.toContain('api-base="https://portal.example"');
});

test('data-origins lists the origins other than those of the page and the script', () => {
  const attributes = new Map([
    ['api-base', 'https://api.example/customer'],
    ['member-url', 'https://members.example/home'],
    ['admin-url', 'https://api.example/admin'],
    ['registration-success-url', 'https://welcome.example/'],
    ['login-url', '/enter'],
    ['config-url', 'javascript:alert(1)'],
    ['terms-url', 'https://law.example/'],
  ]);
  const named = 'data-origins="https://api.example https://members.example https://welcome.example"';
  const home = 'https://portal.example';
  expect(snippet({ ...plain, attributes })).toContain(named);
  expect(snippet({ ...plain, attributes, home })).toContain(named);
  const api = new Map([['api-base', 'https://portal.example/customer']]);
  for (const attributes of [api, plain.attributes])
    expect(snippet({ ...plain, attributes, home })).not.toContain('data-origins');
});

test('data-captcha has the address of the captcha', () => {
  const attributes = new Map([['captcha-src', 'https://captcha.example/api.js']]);
  expect(snippet({ ...plain, attributes })).toContain('data-captcha="https://captcha.example/api.js"');
  expect(snippet(plain)).not.toContain('data-captcha');
});

test('the policy allows scripts and requests of the home origin, but no forms or frames', () => {
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'";
  expect(policyAt('', policy)).toBe(policy);
  expect(policyAt('https://portal.example', policy)).toBe(
    "default-src 'none'; script-src 'self' https://portal.example; connect-src 'self' https://portal.example; " +
      "form-action 'self'; frame-ancestors 'self'",
  );
});

test('without custom properties and a part, the style sheet is a comment', () => {
  expect(styleSheet({ tag: 'voucher-redeem', properties: new Map(), part: '' })).toMatch(/^\/\*.*\*\/$/);
});
