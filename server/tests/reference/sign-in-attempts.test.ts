import { expect, test } from 'vitest';
import { credentials, emailOf, error, SECOND, setUp, WRONG_PASSWORD } from './support.ts';

const KEY = 'memberWithPassword';
const right = credentials(KEY);
const wrong = { ...right, pass: 'wrong' };

test.each([
  ['a known', KEY],
  ['an unknown', 'unknown'],
] as const)(
  'after five wrong passwords for %s email address each wait is twice as long, up to 15 minutes',
  async (_, key) => {
    const { post, send, advance } = setUp();
    const attempt = { email: emailOf(key), pass: 'wrong' };
    for (let free = 1; free <= 5; free++)
      expect(await post('/login/member', attempt)).toEqual(WRONG_PASSWORD);
    for (const [wait, words] of [
      [60, '1 minute'],
      [120, '2 minutes'],
      [240, '4 minutes'],
      [480, '8 minutes'],
      // In 15 minutes, one attempt is forgotten, also while the person waits.
      [480, '8 minutes'],
      [480, '8 minutes'],
      [840, '14 minutes'],
      [900, '15 minutes'],
      [900, '15 minutes'],
    ] as const) {
      const paused = await send('/api/v1/login/member', JSON.stringify(attempt));
      expect([paused.status, paused.headers.get('Retry-After')]).toEqual([429, String(wait)]);
      expect(await paused.json()).toEqual({
        status: 'ERROR',
        data: `Too many failed attempts. Please try again in ${words}.`,
      });
      advance((wait - 1) * SECOND);
      expect(await post('/login/member', attempt)).toEqual(
        error(429, 'Too many failed attempts. Please try again in 1 second.'),
      );
      advance(SECOND);
      expect(await post('/login/member', attempt)).toEqual(WRONG_PASSWORD);
    }
  },
);

test('nobody waits longer because the clock was set back', async () => {
  const { post, send, advance } = setUp();
  for (let free = 1; free <= 5; free++) await post('/login/member', wrong);
  advance(-3600 * SECOND);
  const paused = await send('/api/v1/login/member', JSON.stringify(wrong));
  expect([paused.status, paused.headers.get('Retry-After')]).toEqual([429, '60']);
});

test('many attempts of a stranger do not lock out the owner', async () => {
  const { visitor } = setUp();
  const stranger = visitor('203.0.113.66');
  for (let attempt = 1; attempt <= 40; attempt++) await stranger.post('/login/member', wrong);
  expect(await stranger.post('/login/member', right)).toMatchObject({ http: 429 });
  const owner = visitor('198.51.100.7');
  for (let typo = 1; typo <= 4; typo++)
    expect(await owner.post('/login/member', wrong)).toEqual(WRONG_PASSWORD);
  expect(await owner.post('/login/member', right)).toMatchObject({ http: 200 });
});

test('many strangers get one free attempt each and do not lock out the owner', async () => {
  const { visitor } = setUp();
  for (let number = 0; number < 20; number++) {
    expect(await visitor(`198.51.100.${number}`).post('/login/member', wrong)).toEqual(WRONG_PASSWORD);
  }
  const next = visitor('198.51.100.100');
  expect(await next.post('/login/member', wrong)).toEqual(WRONG_PASSWORD);
  expect(await next.post('/login/member', wrong)).toMatchObject({ http: 429 });
  expect(await visitor('203.0.113.7').post('/login/member', right)).toMatchObject({ http: 200 });
});
