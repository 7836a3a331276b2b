import { expect, test, vi } from 'vitest';
import { credentials, emailOf, REGISTRATION, setUp } from './support.ts';

/** The tables that strangers can fill. */
const FILLED = /^SCAN (attempts|tokens|single_use)\b/;

test('nothing reads the whole of a table that strangers can fill', async () => {
  const { database, get, post, issue, visitor } = setUp({
    passkeys: true,
    members: { defaultregistration: true, usecaptcha: true },
  });
  const prepare = vi.spyOn(database, 'prepare');
  await post('/login/member', { ...credentials('memberWithPassword'), pass: 'wrong' });
  await post('/login/member', credentials('memberWithPassword'));
  await visitor('2001:db8::1').post('/login/user', credentials('adminWithCode'));
  await post('/login/passkey/options', {});
  await post('/passkeys/options', {});
  await post('/login/forgotpw', { email: emailOf('memberWithPassword') });
  await get('/captcha/challenge');
  await post('/members/registration', REGISTRATION);
  const token = issue('member', 'memberWithPassword', 'forgotpw');
  expect(
    await post('/login/resetpw', { token, pass: 'Windmill-Saffron-19', pass2: 'Windmill-Saffron-19' }),
  ).toMatchObject({ http: 200 });
  const statements = new Set(prepare.mock.calls.map(([sql]) => sql));
  prepare.mockRestore();
  const scans = [...statements].flatMap((sql) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .filter(({ detail }) => FILLED.test(String(detail)))
      .map(({ detail }) => `${detail}: ${sql}`),
  );
  expect([...statements].filter((sql) => sql.includes('attempts')).length).toBeGreaterThan(5);
  expect(scans).toEqual([]);
});

test('counts that have ended are deleted, a few with each call', async () => {
  const { database, post } = setUp();
  const count = () => database.prepare('SELECT count(*) AS count FROM attempts').get()?.count;
  const probe = (name: string) => post('/login', { email: `${name}@example.org` });
  await probe('ada');
  const counted = Number(count());
  database.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
    INSERT INTO attempts SELECT NULL, 'probe', '', 'client ' || i, 1, 1 FROM n`);
  await probe('eve');
  expect(count()).toBeLessThan(counted + 30);
  expect(count()).toBeGreaterThan(counted);
  for (let call = 0; call < 3; call += 1) await probe('ada');
  expect(count()).toBe(counted);
});
