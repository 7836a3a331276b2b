import { beforeEach, expect, test, vi } from 'vitest';
import { captureWarnings } from '../../support/console.ts';

const PAGE = 'https://portal.example';

beforeEach(() => {
  vi.stubGlobal('location', { origin: PAGE });
  return () => vi.unstubAllGlobals();
});

/** Loads the code on a page that trusts only itself. */
async function loadOnNewPage() {
  Reflect.deleteProperty(globalThis, Symbol.for('login-portal/1'));
  return await loadSecondCopy();
}

async function loadSecondCopy() {
  vi.resetModules();
  const { trustedOrigins } = await import('../../../../src/app/page/trusted-origins.ts');
  const { trustOrigins } = await import('../../../../elements/trust.ts');
  return { trustedOrigins, trustOrigins };
}

test('a page trusts its own origin and those passed to trustOrigins(), each listed once', async () => {
  const { trustedOrigins, trustOrigins } = await loadOnNewPage();
  expect(trustedOrigins()).toEqual([PAGE]);
  trustOrigins(['https://api.example', 'https://api.example/customer/', 'http://localhost:8080']);
  expect(trustedOrigins()).toEqual([PAGE, 'https://api.example', 'http://localhost:8080']);
});

test('copies of the code share their trusted origins', async () => {
  (await loadOnNewPage()).trustOrigins(['https://api.example']);
  expect((await loadSecondCopy()).trustedOrigins()).toEqual([PAGE, 'https://api.example']);
});

test.each([
  '*',
  'api.example',
  '//api.example',
  'null',
  'data:,',
  'https://a:b@evil.example',
  'https://*.x y',
])('%s is not an origin: it is ignored with a warning', async (text) => {
  const warnings = captureWarnings();
  const { trustedOrigins, trustOrigins } = await loadOnNewPage();
  trustOrigins([text]);
  expect(trustedOrigins()).toEqual([PAGE]);
  expect(warnings()).toEqual([expect.stringContaining(`"${text}" is not an origin`)]);
});
