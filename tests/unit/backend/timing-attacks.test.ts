import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import type { PersonKey } from '../../../demo/backend/seed.ts';
import { createPasswords, type DeriveKey } from '../../../demo/backend/store/passwords.ts';
import { emailOf, LOW_COST, setUp } from './support.ts';

/* What takes the same work takes the same time, so counting is enough and no clock is needed. */

function setUpCounted() {
  const derive = vi.fn<DeriveKey>(promisify(scrypt) as DeriveKey);
  const backend = setUp({
    passwords: createPasswords(LOW_COST, derive),
    members: { defaultregistration: true },
  });
  return { ...backend, derive, asked: vi.spyOn(backend.database, 'prepare') };
}

async function failToSignIn(key: PersonKey) {
  const { post, get, derive, asked } = setUpCounted();
  await get('/settings/config');
  asked.mockClear();
  expect(await post('/login/member', { email: emailOf(key), pass: 'wrong' })).toMatchObject({ http: 401 });
  return { hashes: derive.mock.calls.map(([, , , options]) => options), questions: asked.mock.calls };
}

test.each(['memberWithPassword', 'memberWithoutPassword', 'memberNotActivated', 'memberSuspended'] as const)(
  'a wrong password of %s costs what one of nobody costs: one hash and the same questions to the database',
  async (key) => {
    const nobody = await failToSignIn('unknown');
    expect(nobody.hashes).toEqual([expect.objectContaining({ N: LOW_COST })]);
    expect(nobody.questions.length).toBeGreaterThan(0);
    expect(await failToSignIn(key)).toEqual(nobody);
  },
);

const registration = { firstname: 'N', lastname: 'N', agreeTC: true, regType: 'default' };

test.each([
  ['/login/forgotpw', {}],
  ['/login/member/forgotpw', {}],
  ['/members/portallogin', {}],
  ['/members/personaldata', {}],
  ['/members/personalreports', {}],
  ['/members/registration', registration],
])('%s has asked nothing about the address when it answers, and mails afterwards', async (path, body) => {
  for (const key of ['memberWithPassword', 'unknown'] as const) {
    const email = emailOf(key);
    const { app, get, cookies, asked, outbox, settled } = setUpCounted();
    await get('/settings/config');
    const xsrf = cookies.get('XSRF-TOKEN') ?? '';
    const answer = await app.request(`/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify({ ...body, email }),
      headers: { 'Content-Type': 'application/json', Cookie: `XSRF-TOKEN=${xsrf}`, 'X-XSRF-TOKEN': xsrf },
    });
    expect(answer.status).toBe(200);
    const questions = asked.mock.calls.map(([sql]) => sql);
    expect(questions.filter((sql) => !sql.includes('attempts'))).toEqual([]);
    expect(outbox.list()).toEqual([]);
    await settled();
    expect(outbox.list(email)).toHaveLength(key === 'unknown' && path !== '/members/registration' ? 0 : 1);
  }
});
