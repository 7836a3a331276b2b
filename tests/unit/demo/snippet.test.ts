import { expect, test } from 'vitest';
import { policyAt, type SnippetSettings, snippet, styleSheet } from '../../../demo/playground/snippet.ts';

const plain: SnippetSettings = {
  tag: 'voucher-redeem',
  attributes: new Map(),
  theme: '',
  home: '',
  folder: '/',
};

test('a snippet has the script, the theme and the element', () => {
  expect(snippet({ ...plain, theme: 'harbour', attributes: new Map([['locale', 'de']]) })).toBe(
    `<script type="module" src="/portal.js"></script>
<link rel="stylesheet" href="/themes/harbour.css">
<voucher-redeem locale="de"></voucher-redeem>`,
  );
  expect(snippet(plain)).not.toContain('<link');
});

test('the files of a snippet are beside the demo', () => {
  const text = snippet({ ...plain, theme: 'harbour', folder: '/login/' });
  expect(text).toContain('src="/login/portal.js"');
  expect(text).toContain('href="/login/themes/harbour.css"');
});

test('attribute values are escaped', () => {
  const attributes = new Map([['email', `"><script>alert('1 & 2')</script>`]]);
  expect(snippet({ ...plain, attributes })).toContain(
    `<voucher-redeem email="&quot;&gt;&lt;script&gt;alert('1 &amp; 2')&lt;/script&gt;"></voucher-redeem>`,
  );
});

test('on another site the files and, by default, the API are on the home origin', () => {
  const home = 'https://portal.example';
  const text = snippet({ ...plain, theme: 'plakat', home });
  expect(text).toContain('src="https://portal.example/portal.js"');
  expect(text).toContain('href="https://portal.example/themes/plakat.css"');
  expect(text).toContain('api-base="https://portal.example"');
  const own = snippet({ ...plain, home, attributes: new Map([['api-base', 'https://api.example']]) });
  expect(own).toContain('api-base="https://api.example"');
  expect(own).not.toContain('api-base="https://portal.example"');
});

test('a module trusts the origins other than those of the page and the script', () => {
  const attributes = new Map([
    ['api-base', 'https://api.example/customer'],
    ['member-url', 'https://members.example/home'],
    ['admin-url', 'https://api.example/admin'],
    ['registration-success-url', 'https://welcome.example/'],
    ['login-url', '/enter'],
    ['config-url', 'javascript:alert(1)'],
    ['terms-url', 'https://law.example/'],
  ]);
  const calls = 'trustOrigins(["https://api.example","https://members.example","https://welcome.example"]);';
  const home = 'https://portal.example';
  expect(snippet({ ...plain, attributes })).toContain(
    `<script type="module">
  import { trustOrigins } from '/elements/trust.js';
  ${calls}
</script>`,
  );
  expect(snippet({ ...plain, attributes, home })).toContain(calls);
  const api = new Map([['api-base', 'https://portal.example/customer']]);
  for (const attributes of [api, plain.attributes])
    expect(snippet({ ...plain, attributes, home })).not.toContain('trustOrigins');
});

test('a module trusts the captcha, and its address cannot end the script', () => {
  const attributes = new Map([['captcha-src', 'https://captcha.example/</script>']]);
  expect(snippet({ ...plain, attributes })).toContain(
    'trustCaptcha("https://captcha.example/\\u003c/script>");\n</script>',
  );
  expect(snippet(plain)).not.toContain('trustCaptcha');
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
