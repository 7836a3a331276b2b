import { expect, test } from 'vitest';
import type { TestedServer } from './start.ts';
import { createVisitor, signIn } from './visitor.ts';

/** How often a network can make a call. */
const NETWORK = 150;
const FORM = { firstname: '', middlename: '', lastname: '', product: '', language: '' };

/** Calls of which one client can make so many. */
const CALLS: readonly (readonly [path: string, most: number, body: object])[] = [
  ['/api/v1/login', NETWORK, {}],
  ['/api/v1/login/forgotpw', NETWORK, {}],
  [
    '/api/v1/members/registration',
    NETWORK,
    { ...FORM, firstname: 'A', lastname: 'B', agreeTC: true, regType: 'default' },
  ],
  ['/api/v1/vouchers/AAAAA-BBBBB-CCCCC-DDDDD-EEEEE/info', NETWORK, FORM],
  ['/api/v1/login/member', NETWORK, { pass: 'not-the-password' }],
];

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

  test('a customer has one limit, with 256 networks or with 65,536 (/64, /56, /48)', async () => {
    const probes = (network: (call: number) => string) => {
      const send = (call: number) =>
        createVisitor(server(), network(call)).post('/api/v1/login', { email: `far-${call}@example.org` });
      return answered(send, 5 * NETWORK);
    };
    const hex = (number: number) => number.toString(16);
    expect(await probes((call) => `2001:db8:a:${hex(call % 256)}::${hex(call)}`)).toBe(2 * NETWORK);
    expect(await probes((call) => `2001:db8:b:${hex((call * 256) % 65_536)}::1`)).toBe(4 * NETWORK);
    const guesses = (network: (call: number) => string, email: string) =>
      answered(
        (call) => signIn(createVisitor(server(), network(call)), { email, pass: 'not-the-password' }),
        25,
      );
    expect(await guesses((call) => `2001:db8:c:${hex(call)}::1`, 'guessed-c@example.org')).toBe(10);
    expect(await guesses((call) => `2001:db8:d:${hex(call)}00::1`, 'guessed-d@example.org')).toBe(20);
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

/** How many of so many calls are not limited. */
async function answered(send: (call: number) => Promise<{ http: number }>, most: number): Promise<number> {
  let calls = 0;
  while (calls < most && (await send(calls)).http !== 429) calls += 1;
  return calls;
}
