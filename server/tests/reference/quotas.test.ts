import { expect, test } from 'vitest';
import { credentials, error, ok, setUp } from './support.ts';

test('a thief who knows the password cannot use up the codes of the owner', async () => {
  const { visitor } = setUp();
  const request = credentials('adminWithCode');
  const thief = visitor('203.0.113.66');
  for (let number = 1; number <= 20; number++) await thief.post('/login/user', request);
  expect(await thief.post('/login/user', request)).toEqual(
    error(429, 'Too many codes were sent. Please try again in 2 minutes.'),
  );
  expect(await visitor('198.51.100.7').post('/login/user', request)).toEqual(ok({ action: 'challenge' }));
});
