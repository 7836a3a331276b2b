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

test('the provider only offers accounts with access', async () => {
  const { request, text } = setUp();
  const page = await text((await request('/api/v1/auth/sso/Campus%20ID')).headers.get('Location') ?? '');
  expect(page).toContain('Tomás Ferreira');
  expect(page).not.toMatch(/Lotte|Beatriz|Sven/);
});

test.each(['', '0', '9999', '1 OR 1=1'])(
  'an invalid account (%j) returns with a message',
  async (account) => {
    const { openProvider, submit } = setUpProvider();
    const form = { ...(await openProvider()), account };
    expect(errorOf(await submit('/campus-id', form))).toBe('Campus ID did not say who you are.');
  },
);

test.each(['Other', 'campus id', '%3Cscript%3E'])('the provider %s is unknown', async (provider) => {
  const { request } = setUp();
  const answer = await request(`/api/v1/auth/sso/${provider}`);
  expect(errorOf(answer)).toBe('This login provider is not known.');
});

const expired = 'The login has expired. Please start again.';

test('the state is bound to one browser and works once', async () => {
  const { openProvider, submit, visitor } = setUpProvider();
  const form = await openProvider('Ingrid');
  const other = visitor();
  await other.get('/settings/config');
  expect(errorOf(await other.submit('/campus-id', form))).toBe(expired);
  expect(errorOf(await submit('/campus-id', { ...form, state: 'x'.repeat(43) }))).toBe(expired);
  expect(errorOf(await submit('/campus-id', form))).toBe(expired);
});

test('the provider requires a state', async () => {
  const { request } = setUp();
  expect(errorOf(await request('/campus-id'))).toBe(expired);
  expect(errorOf(await request('/campus-id?state=x'))).toBe(expired);
});

test('a body that is not a form is refused', async () => {
  const { request } = setUp();
  const answer = await request('/campus-id', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(415);
  expect(answer.headers.get('Content-Type')).toContain('text/html');
});
