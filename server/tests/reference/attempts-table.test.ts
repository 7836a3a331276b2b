import { expect, test, vi } from 'vitest';
import { credentials, emailOf, REGISTRATION, setUp } from './support.ts';

/** The tables that strangers can fill. */
const FILLED = /^SCAN (attempts|tokens|captcha_tokens|passkey_challenges)\b/;
const ROWS = 500_000;

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

/** Milliseconds of one more. */
async function timePerCount({ post }: ReturnType<typeof setUp>): Promise<number> {
  const start = performance.now();
  for (let call = 0; call < 50; call += 1) await post('/login', { email: `nobody-${call}@example.org` });
  return (performance.now() - start) / 50;
}

test('with 500,000 counts, one more takes no longer, also while they end', async () => {
  const full = setUp();
  const now = Date.parse('2026-03-02T09:00:00Z');
  full.database
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO attempts (name, subject, client, count, ends_at) SELECT 'probe', '', 'client ' || i, 1, ? FROM n`,
    )
    .run(ROWS, now + 1);
  const before = await timePerCount(full);
  full.advance(2);
  const ended = await timePerCount(full);
  const alone = await timePerCount(setUp());
  // A scan takes 20 ms, one call 1 ms, and to delete them all takes seconds.
  const slowest = Math.max(before, ended);
  expect(slowest / alone, `${before} ms, ${ended} ms after they have ended, ${alone} ms alone`).toBeLessThan(
    10,
  );
  expect(full.database.prepare('SELECT count(*) AS left FROM attempts').get()?.left).toBeLessThan(ROWS - 900);
}, 60_000);
