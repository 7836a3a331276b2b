import { scryptSync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createPasswords, type DeriveKey, MAX_WAITING_HASHES } from '../../reference/store/passwords.ts';
import { credentials, LOW_COST, setUp, WRONG_PASSWORD } from './support.ts';

test('the default cost is the one OWASP recommends', async () => {
  const derive = vi.fn<DeriveKey>(async (_password, _salt, length) => Buffer.alloc(length));
  await createPasswords(undefined, derive).hash('Quiet-Meadow-74', '');
  expect(derive.mock.lastCall?.[3]).toEqual({ N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });
});

test('a hash is stored with its cost and can be computed by other programs', async () => {
  const stored = await createPasswords(LOW_COST).hash('Quiet-Meadow-74', '');
  const [, salt = '', key = ''] = /^\$scrypt\$ln=8,r=8,p=1\$([\w+/]{22})\$([\w+/]{43})$/.exec(stored) ?? [];
  expect(scryptSync('Quiet-Meadow-74', Buffer.from(salt, 'base64'), 32, { N: LOW_COST, r: 8, p: 1 })).toEqual(
    Buffer.from(key, 'base64'),
  );
});

test('a hash is checked with its own parameters', async () => {
  const lowCost = createPasswords(LOW_COST);
  const highCost = createPasswords(2 ** 12);
  const stored = await lowCost.hash('Quiet-Meadow-74', '');
  expect(await highCost.matches('Quiet-Meadow-74', stored, '')).toBe(true);
  expect(await highCost.matches('quiet-meadow-74', stored, '')).toBe(false);
  expect([lowCost.isOutdated(stored), highCost.isOutdated(stored)]).toEqual([false, true]);
  expect(await highCost.matches('', null, '')).toBe(false);
});

test('at most two hashes are computed at the same time', async () => {
  let running = 0;
  let most = 0;
  const derive: DeriveKey = async (_password, _salt, length) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return Buffer.alloc(length);
  };
  const passwords = createPasswords(LOW_COST, derive);
  await Promise.all(Array.from({ length: 12 }, (_, index) => passwords.hash(`password ${index}`, '')));
  expect([most, running]).toEqual([2, 0]);
});

test('if too many hashes wait, a sign-in gets 503 and is not counted', async () => {
  const work: (() => void)[] = [];
  const derive: DeriveKey = async (_password, _salt, length) => {
    await new Promise<void>((done) => work.push(done));
    return Buffer.alloc(length);
  };
  const passwords = createPasswords(LOW_COST, derive);
  const { send, post } = setUp({ passwords });
  const { email, pass } = credentials('memberWithPassword');
  const crowd = Array.from({ length: 2 + MAX_WAITING_HASHES }, (_, client) =>
    passwords.hash('x', `${client}`),
  );
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await send('/api/v1/login/member', JSON.stringify({ email, pass }));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({
      status: 'ERROR',
      data: "This service isn't available right now. Please try again in 5 seconds.",
    });
  }
  const release = setInterval(() => work.shift()?.(), 1);
  await Promise.all(crowd);
  expect(await post('/login/member', { email, pass: 'wrong' })).toEqual(WRONG_PASSWORD);
  clearInterval(release);
});

test('the clients take turns, and the newest of the one with the most is refused', async () => {
  const done: string[] = [];
  const passwords = createPasswords(LOW_COST, async (name, _salt, length) => {
    await new Promise(setImmediate);
    done.push(name);
    return Buffer.alloc(length);
  });
  const hash = (client: string) => (_: unknown, number: number) =>
    passwords.hash(`${client}${number}`, client);
  const greedy = Array.from({ length: 2 + MAX_WAITING_HASHES }, hash('a'));
  const polite = [...Array.from({ length: 3 }, hash('b')), ...Array.from({ length: 1 }, hash('c'))];
  const [outcomes] = await Promise.all([Promise.allSettled(greedy), ...polite]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(MAX_WAITING_HASHES - 2).fill('fulfilled'),
    ...Array(4).fill('rejected'),
  ]);
  expect(done.slice(0, 10)).toEqual(['a0', 'a1', 'a2', 'b0', 'c0', 'a3', 'b1', 'a4', 'b2', 'a5']);
});

test('a failed hash does not block the next', async () => {
  let calls = 0;
  const passwords = createPasswords(LOW_COST, async (_password, _salt, length) => {
    calls += 1;
    if (calls <= 3) throw new Error('out of memory');
    return Buffer.alloc(length);
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('x', '')));
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(3).fill('rejected'),
    'fulfilled',
    'fulfilled',
  ]);
});

test('an outdated hash is renewed when its owner signs in', async () => {
  const { post, database } = setUp({ passwordCost: 2 ** 10 });
  const { email, pass } = credentials('memberWithPassword');
  const stored = () =>
    String(database.prepare('SELECT password FROM accounts WHERE email = ?').get(email)?.password);
  expect(stored()).toContain('ln=8,');
  await post('/login/member', { email, pass: 'wrong' });
  expect(stored()).toContain('ln=8,');
  expect(await post('/login/member', { email, pass })).toMatchObject({ http: 200 });
  const renewed = stored();
  expect(renewed).toContain('ln=10,');
  expect(await post('/login/member', { email, pass })).toMatchObject({ http: 200 });
  expect(stored()).toBe(renewed);
});

test('a password that is changed during its check does not sign in', async () => {
  const started = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const passwords = createPasswords(LOW_COST, async (password, salt, length, options) => {
    started.resolve();
    await changed.promise;
    return scryptSync(password, salt, length, options);
  });
  const { post, database } = setUp({ passwords });
  const { email, pass } = credentials('memberWithPassword');
  const attempt = post('/login/member', { email, pass });
  await started.promise;
  const other = await createPasswords(LOW_COST).hash('Windmill-Saffron-19', '');
  database.prepare('UPDATE accounts SET password = ? WHERE email = ?').run(other, email);
  changed.resolve();
  expect(await attempt).toMatchObject({ http: 401 });
});
