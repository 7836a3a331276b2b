import { expect, test } from 'vitest';
import {
  type Answer,
  credentials,
  error,
  MINUTE,
  NEW_PASSWORD,
  newPassword,
  ok,
  SECOND,
  setUp,
} from './support.ts';

const admin = credentials('adminWithCode');
const used = error(422, 'The code can no longer be used. Please start again to get a new one.');

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

test('the code is mailed on a separate line without a link and signs in', async () => {
  const { requestCode, enter, outbox, text } = setUpChallenge();
  const code = await requestCode();
  expect(outbox.list()).toMatchObject([
    { to: admin.email, subject: `${code} is your security code`, links: [] },
  ]);
  expect(await text('/admin')).toContain('not logged in');
  expect(await enter(code)).toEqual(ok({ action: 'admin' }));
  expect(await text('/admin')).toContain('Ingrid Solberg');
});

test('a code works once', async () => {
  const { requestCode, enter } = setUpChallenge();
  const code = await requestCode();
  const spaced = ` ${code.slice(0, 3)}-${code.slice(3)} `;
  expect(await enter(spaced), 'spaces and hyphens are ignored').toEqual(ok({ action: 'admin' }));
  expect(await enter(code)).toEqual(used);
});

test('wrong codes are counted down, and after five even the right one is refused', async () => {
  const { requestCode, enter } = setUpChallenge();
  const code = await requestCode();
  const wrong = otherThan(code);
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    expect(await enter(wrong)).toEqual(error(422, `The code is not right. You have ${left} left.`));
  }
  expect(await enter(wrong)).toEqual(
    error(422, 'The code is not right, and no tries are left. Please start again to get a new one.'),
  );
  expect(await enter(code)).toEqual(used);

  expect(await enter(await requestCode())).toEqual(ok({ action: 'admin' }));
});

test('a code expires after ten minutes', async () => {
  const { requestCode, enter, advance } = setUpChallenge();
  const early = await requestCode();
  advance(10 * MINUTE - SECOND);
  expect(await enter(early)).toEqual(ok({ action: 'admin' }));

  const late = await requestCode();
  advance(10 * MINUTE);
  expect(await enter(late)).toEqual(error(422, 'The code has expired. Please start again to get a new one.'));
});

test('a new code ends the one before it', async () => {
  const { requestCode, enter } = setUpChallenge();
  const older = await requestCode();
  const newer = await requestCode();
  expect(await enter(older)).toEqual(error(422, 'The code is not right. You have 4 tries left.'));
  expect(await enter(newer)).toEqual(ok({ action: 'admin' }));
});

test('a code works only in the browser that asked for it', async () => {
  const { requestCode, enter, visitor } = setUpChallenge();
  const code = await requestCode();
  expect(await visitor().post('/login/user', { ...admin, twofactor: code })).toEqual(used);
  expect(await enter(code)).toEqual(ok({ action: 'admin' }));
});

test('in a day at most 48 codes can be tried, however many are sent', async () => {
  const { requestCode, enter, advance } = setUpChallenge();
  let tried = 0;
  for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
    const wrong = otherThan(await requestCode());
    let answer = await enter(wrong);
    for (let attempt = 1; answer.http === 422 && attempt <= 5; attempt++) {
      tried += 1;
      answer = await enter(wrong);
    }
    advance(20 * MINUTE);
  }
  expect(tried).toBeGreaterThan(24);
  expect(tried).toBeLessThanOrEqual(48);
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

test.each([[''], ['   '], [null]])('an empty code (%j) causes a challenge', async (twofactor) => {
  const { post } = setUpChallenge();
  expect(await post('/login/user', { ...admin, twofactor })).toEqual(ok({ action: 'challenge' }));
});

test('a code for an account without two-factor sign-in is ignored', async () => {
  const { post } = setUp();
  const body = { ...credentials('adminWithoutCode'), twofactor: '000000' };
  expect(await post('/login/user', body)).toEqual(ok({ action: 'admin' }));
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
