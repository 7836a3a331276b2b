import { expect, test } from 'vitest';
import { credentials, error, ok, REGISTRATION, setUp } from './support.ts';

/** The calls a client can make in a row, the wait for the next one, and the body. */
const QUOTAS: [path: string, inARow: number, seconds: number, body: object][] = [
  ['/login', 60, 15, {}],
  ['/login/forgotpw', 20, 60, {}],
  ['/members/portallogin', 20, 60, {}],
  ['/members/personaldata', 20, 60, {}],
  ['/members/registration', 20, 180, REGISTRATION],
  ['/vouchers/AAAAA-BBBBB-CCCCC-DDDDD-EEEEE/info', 30, 60, {}],
];

test.each(QUOTAS)(
  'one client can call %s %i times in a row, for any email address',
  async (path, inARow, seconds, body) => {
    const { post, send, advance, visitor } = setUp({ members: { defaultregistration: true } });
    const request = (number: number) => ({ ...body, email: `m${number}@example.org` });
    for (let number = 1; number <= inARow; number++) {
      expect(await post(path, request(number))).not.toMatchObject({ http: 429 });
    }
    const refused = await send(`/api/v1${path}`, JSON.stringify(request(0)));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(seconds)]);
    expect(await refused.json()).toEqual({
      status: 'ERROR',
      data: expect.stringMatching(
        /^Too many requests came from here\. Please try again in \d+ (seconds|minutes?)\.$/,
      ),
    });
    expect(await visitor('198.51.100.7').post(path, request(0))).not.toMatchObject({ http: 429 });
    advance(seconds * 1000);
    expect(await post(path, request(0))).not.toMatchObject({ http: 429 });
    expect(await post(path, request(0))).toMatchObject({ http: 429 });
  },
);

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
