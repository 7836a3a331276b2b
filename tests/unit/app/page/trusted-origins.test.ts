import { beforeEach, expect, test, vi } from 'vitest';
import { captureWarnings } from '../../support/console.ts';

const PAGE = 'https://portal.example';

beforeEach(() => {
  vi.stubGlobal('location', { origin: PAGE });
  return () => vi.unstubAllGlobals();
});

/** Nothing but the page itself is trusted. */
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

test('the page trusts itself, and what its script names, each once', async () => {
  const { trustedOrigins, trustOrigins } = await loadOnNewPage();
  expect(trustedOrigins()).toEqual([PAGE]);
  trustOrigins(['https://api.example', 'https://api.example/customer/', 'http://localhost:8080']);
  expect(trustedOrigins()).toEqual([PAGE, 'https://api.example', 'http://localhost:8080']);
});

test('what one copy trusts, the others do', async () => {
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
])('what is not an origin is not trusted, and a warning says so: %s', async (text) => {
  const warnings = captureWarnings();
  const { trustedOrigins, trustOrigins } = await loadOnNewPage();
  trustOrigins([text]);
  expect(trustedOrigins()).toEqual([PAGE]);
  expect(warnings()).toEqual([expect.stringContaining(`"${text}" is not an origin`)]);
});
