import { expect, test } from 'vitest';
import { setUp } from './support.ts';

function setUpProvider() {
  const backend = setUp();
  return {
    ...backend,
    /** Opens the provider and returns the form fields it would send for a person. */
    async openProvider(name = ''): Promise<Record<string, string>> {
      const out = await backend.request('/api/v1/auth/sso/Campus%20ID');
      expect(out.status).toBe(302);
      const location = out.headers.get('Location') ?? '';
      expect(location).toMatch(/^\/campus-id\?state=[\w-]{43}$/);
      const page = await backend.text(location);
      const choice = new RegExp(`value="(\\d+)" />\\s*<span>${name}`).exec(page);
      const state = /name="state" value="([^"]+)"/.exec(page);
      return { state: state?.[1] ?? '', account: choice?.[1] ?? '', decision: 'continue' };
    },
  };
}

function errorOf(response: Response): string | null {
  expect(response.status).toBe(303);
  const url = new URL(response.headers.get('Location') ?? '', 'http://localhost');
  expect(url.pathname).toBe('/login/sso/error');
  return url.searchParams.get('message');
}

const expired = 'The login has expired. Please start again.';

test('each tab has a state of its own, which is bound to one browser and works once', async () => {
  const { openProvider, submit, visitor } = setUpProvider();
  const first = await openProvider('Ingrid');
  const second = await openProvider('Ingrid');
  const other = visitor();
  await other.get('/settings/config');
  expect(errorOf(await other.submit('/campus-id', first))).toBe(expired);
  expect(errorOf(await submit('/campus-id', { ...first, state: 'x'.repeat(43) }))).toBe(expired);
  // Somebody who has declined goes back, and chooses an account after all.
  expect(errorOf(await submit('/campus-id', { ...first, decision: 'decline' }))).not.toBe(expired);
  for (const form of [second, first]) {
    expect((await submit('/campus-id', form)).headers.get('Location')).toBe('/login/sso/admin');
    expect(errorOf(await submit('/campus-id', form))).toBe(expired);
  }
});

test('the provider requires a state', async () => {
  const { request } = setUp();
  expect(errorOf(await request('/campus-id'))).toBe(expired);
  expect(errorOf(await request('/campus-id?state=x'))).toBe(expired);
});
