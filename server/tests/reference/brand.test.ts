import { expect, test } from 'vitest';
import { withBrand } from '../../reference/pages/brand.ts';

const PAGE = '<link rel="icon" href="/login/assets/icon.svg"><login-portal base="/login/"></login-portal>';

test('the standalone page of the reference has its mark in the header and as the icon, and a provider', () => {
  const page = withBrand(PAGE);
  expect(page).toContain('<link rel="icon" href="/favicon.ico">');
  expect(page).toMatch(
    /<img slot="logo" src="\/compass\.svg" alt="".*<span slot="logo">Compass<\/span><\/login-portal>/,
  );
  expect(page).toContain('provider-name="Meridian"');
});

test('a page that was built with a provider keeps its own brand', () => {
  const built = PAGE.replace('base=', 'provider-name="Acme" base=');
  expect(withBrand(built)).toBe(built);
});

test('a page without a shadow root has no slots, so it gets no mark', () => {
  expect(withBrand(PAGE.replace('base=', 'rendering="light" base='))).not.toContain('slot=');
});
