import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import type { PersonKey } from '../../reference/seeds/people.ts';
import { createPasswords, type DeriveKey } from '../../reference/store/passwords.ts';
import { emailOf, LOW_COST, REGISTRATION, setUp } from './support.ts';

/* Equal work takes equal time, so these tests count hashes and queries instead of measuring time. */

function setUpCounted() {
  const deriveKey = vi.fn<DeriveKey>(promisify(scrypt) as DeriveKey);
  const backend = setUp({
    passwords: createPasswords(LOW_COST, deriveKey),
    members: { defaultregistration: true },
  });
  return { ...backend, deriveKey, prepare: vi.spyOn(backend.database, 'prepare') };
}

async function failToSignIn(key: PersonKey) {
  const { post, get, deriveKey, prepare } = setUpCounted();
  await get('/settings/config');
  prepare.mockClear();
  expect(await post('/login/member', { email: emailOf(key), pass: 'wrong' })).toMatchObject({ http: 401 });
  return { hashes: deriveKey.mock.calls.map(([, , , options]) => options), queries: prepare.mock.calls };
}

test.each(['memberWithPassword', 'memberWithoutPassword', 'memberNotActivated', 'memberSuspended'] as const)(
  'a wrong password for %s costs the same hash and queries as for an unknown address',
  async (key) => {
    const unknown = await failToSignIn('unknown');
    expect(unknown.hashes).toEqual([expect.objectContaining({ N: LOW_COST })]);
    expect(unknown.queries.length).toBeGreaterThan(0);
    expect(await failToSignIn(key)).toEqual(unknown);
  },
);

test.each([
  ['/login/forgotpw', {}],
  ['/login/member/forgotpw', {}],
  ['/members/portallogin', {}],
  ['/members/personaldata', {}],
  ['/members/personalreports', {}],
  ['/members/registration', REGISTRATION],
])('%s answers before it looks up the address and mails afterwards', async (path, body) => {
  for (const key of ['memberWithPassword', 'unknown'] as const) {
    const email = emailOf(key);
    const { app, get, cookies, prepare, outbox, settled } = setUpCounted();
    await get('/settings/config');
    const xsrf = cookies.get('XSRF-TOKEN') ?? '';
    const answer = await app.request(`/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify({ ...body, email }),
      headers: { 'Content-Type': 'application/json', Cookie: `XSRF-TOKEN=${xsrf}`, 'X-XSRF-TOKEN': xsrf },
    });
    expect(answer.status).toBe(200);
    const queries = prepare.mock.calls.map(([sql]) => sql);
    expect(queries.filter((sql) => !sql.includes('attempts'))).toEqual([]);
    expect(outbox.list()).toEqual([]);
    await settled();
    expect(outbox.list(email)).toHaveLength(key === 'unknown' && path !== '/members/registration' ? 0 : 1);
  }
});
