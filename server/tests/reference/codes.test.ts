import { expect, test } from 'vitest';
import { type Answer, credentials, error, MINUTE, NEW_PASSWORD, newPassword, ok, setUp } from './support.ts';

const admin = credentials('adminWithCode');

function setUpChallenge() {
  const backend = setUp();
  return {
    ...backend,
    /** Sends the password and returns the mailed code. */
    async requestCode(): Promise<string> {
      expect(await backend.post('/login/user', admin)).toEqual(ok({ action: 'challenge' }));
      return backend.mailedCode(admin.email);
    },
    enter: (twofactor: string): Promise<Answer> => backend.post('/login/user', { ...admin, twofactor }),
  };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('what is not a code does not count as a try', async () => {
  const { requestCode, enter } = setUpChallenge();
  const code = await requestCode();
  for (const text of ['12345', 'my-password', '1234567', '١٢٣٤٥٦', '!'])
    expect(await enter(text)).toEqual(error(422, 'The code is not right. You have 5 tries left.'));
  expect(await enter(otherThan(code))).toEqual(error(422, 'The code is not right. You have 4 tries left.'));
  expect(await enter(` ${code.slice(0, 3)}-${code.slice(3)} `)).toEqual(ok({ action: 'admin' }));
});

test('after a new code, the last one works in the same browser, until it expires, and none before it', async () => {
  const { requestCode, enter, advance } = setUpChallenge();
  const codes = [await requestCode()];
  advance(MINUTE);
  codes.push(await requestCode());
  advance(MINUTE);
  codes.push(await requestCode());
  expect(await enter(codes[0] ?? '')).toMatchObject({ http: 422 });
  advance(9 * MINUTE);
  expect(await enter(codes[1] ?? '')).toMatchObject({ http: 422 });
  codes.push(await requestCode());
  expect(await enter(codes[2] ?? '')).toEqual(ok({ action: 'admin' }));
  expect(await enter(codes[3] ?? ''), 'both end with the sign-in').toMatchObject({ http: 410 });
});

test('a code ends with a new one in another browser, and after its last try with any other', async () => {
  const { requestCode, enter, cookies } = setUpChallenge();
  const first = await requestCode();
  const cookie = cookies.get('portal-code');
  cookies.delete('portal-code');
  const second = await requestCode();
  expect(await enter(first)).toMatchObject({ http: 422 });
  for (let attempt = 1; attempt <= 5; attempt++) await enter(otherThan(second));
  await requestCode();
  expect(await enter(second)).toMatchObject({ http: 422 });
  cookies.set('portal-code', cookie ?? '');
  expect(await enter(first)).toMatchObject({ http: 410 });
});

test('a thief who knows the password cannot use up the codes of the owner', async () => {
  const { visitor, post, mailedCode } = setUp();
  await post('/login/user', admin);
  await post('/login/user', { ...admin, twofactor: mailedCode(admin.email) });
  const limited = error(429, 'Too many codes were sent. Please try again in 15 minutes.');
  for (let number = 1; number <= 10; number++) await visitor('203.0.113.66').post('/login/user', admin);
  expect(await visitor('203.0.113.66').post('/login/user', admin)).toEqual(limited);
  expect(await visitor('198.51.100.7').post('/login/user', admin)).toEqual(ok({ action: 'challenge' }));
  // With more networks, only a browser that the owner has used goes on.
  for (let number = 1; number <= 20; number++)
    await visitor(`203.0.113.${number}`).post('/login/user', admin);
  expect(await visitor('198.51.100.7').post('/login/user', admin)).toEqual(limited);
  expect(await post('/login/user', admin)).toEqual(ok({ action: 'challenge' }));
});

test('a new password allows the tries of a code again', async () => {
  const { requestCode, enter, issue, post, mailedCode } = setUpChallenge();
  for (let round = 1; round <= 5; round++) {
    const wrong = otherThan(await requestCode());
    for (let attempt = 1; attempt <= 5; attempt++) await enter(wrong);
  }
  expect(await enter('000000')).toMatchObject({ http: 429 });
  await post('/login/resetpw', newPassword(issue('user', 'adminWithCode', 'forgotpw')));
  const again = { email: admin.email, pass: NEW_PASSWORD };
  await post('/login/user', again);
  expect(await post('/login/user', { ...again, twofactor: mailedCode(admin.email) })).toEqual(
    ok({ action: 'admin' }),
  );
});

test('the database contains no readable codes, sessions or tokens', async () => {
  const { requestCode, enter, post, database, cookies, mailedToken } = setUpChallenge();
  const code = await requestCode();
  const stored = JSON.stringify(database.prepare('SELECT * FROM codes').all());
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(cookies.get('portal-code'));
  await enter(code);
  await post('/login/forgotpw', { email: admin.email });
  const rows = ['sessions', 'tokens'].map((table) => database.prepare(`SELECT * FROM ${table}`).all());
  for (const secret of [cookies.get('portal-session'), mailedToken()])
    expect(JSON.stringify(rows)).not.toContain(secret);
});
