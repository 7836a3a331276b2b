import { expect, test } from 'vitest';
import { snippet } from '../../../demo/playground/snippet.ts';

const FOLDER = new URL('https://portal.example/login/');

test('a snippet has the script, the theme, and the element with the API of the demo', () => {
  expect(snippet('voucher-redeem', [], 'harbour', FOLDER)).toBe(
    `<script type="module" src="https://portal.example/login/portal.js"></script>
<link rel="stylesheet" href="https://portal.example/login/themes/harbour.css">
<voucher-redeem api-base="https://portal.example"></voucher-redeem>`,
  );
});

test('attributes are escaped, one per line if there are more than two, and may name another API', () => {
  const attributes = [
    ['api-base', 'https://api.example'],
    ['locale', 'de'],
    ['email', `"><script>alert('1 & 2')</script>`],
  ] as const;
  expect(snippet('voucher-redeem', attributes, '', FOLDER)).toBe(
    `<script type="module" src="https://portal.example/login/portal.js"></script>
<voucher-redeem
  api-base="https://api.example"
  locale="de"
  email="&quot;&gt;&lt;script&gt;alert('1 &amp; 2')&lt;/script&gt;"
></voucher-redeem>`,
  );
});
