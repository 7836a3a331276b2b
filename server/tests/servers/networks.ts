import { expect, test } from 'vitest';
import type { TestedServer } from './start.ts';
import { createVisitor, signIn } from './visitor.ts';

const FORM = { firstname: '', middlename: '', lastname: '', product: '', language: '' };

/** Calls of which one client can make so many. */
const CALLS: readonly (readonly [path: string, most: number, body: object])[] = [
  ['/api/v1/login', 60, {}],
  ['/api/v1/login/forgotpw', 20, {}],
  [
    '/api/v1/members/registration',
    20,
    { ...FORM, firstname: 'A', lastname: 'B', agreeTC: true, regType: 'default' },
  ],
  ['/api/v1/vouchers/AAAAA-BBBBB-CCCCC-DDDDD-EEEEE/info', 30, FORM],
  ['/api/v1/login/member', 30, { pass: 'not-the-password' }],
];

/** A provider gives a customer at least 2^64 addresses of IPv6. */
export function testNetworks(server: () => TestedServer): void {
  test('the addresses of an IPv6 network have one limit, however they are written', async () => {
    for (const [number, [path, most, body]] of CALLS.entries()) {
      const network = `2001:db8:${number + 1}:ab`;
      const visitor = (address: string) => createVisitor(server(), address);
      const send = (address: string, person: number) =>
        visitor(address).post(path, { ...body, email: `network-${number}-${person}@example.org` });
      let calls = 0;
      let answer = await send(`${network}::1`, 0);
      for (; calls <= most && answer.http !== 429; calls += 1)
        answer = await send(`${network}:${calls}::${calls}`, calls);
      expect([path, answer.http, calls]).toEqual([path, 429, most]);
      for (const same of [`${network.toUpperCase()}::2`, `2001:0db8:000${number + 1}:00ab:1:2:192.0.2.1`])
        expect([path, (await send(same, 0)).http]).toEqual([path, 429]);
      expect((await send(`2001:db8:${number + 1}:ac::1`, 0)).http).not.toBe(429);
    }
  });

  test('an address of IPv4 is one client, also as one of IPv6', async () => {
    const wrong = { email: 'ipv4@example.org', pass: 'not-the-password' };
    const from = async (address: string) => (await signIn(createVisitor(server(), address), wrong)).http;
    for (let tries = 0; tries < 5; tries += 1) expect(await from('203.0.113.77')).toBe(401);
    for (const same of ['203.0.113.77', '::ffff:203.0.113.77', '0:0:0:0:0:FFFF:cb00:714d'])
      expect([same, await from(same)]).toEqual([same, 429]);
    expect(await from('::ffff:203.0.113.78')).toBe(401);
  });
}
