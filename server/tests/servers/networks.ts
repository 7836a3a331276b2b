import { expect, test } from 'vitest';
import type { TestedServer } from './start.ts';
import { createVisitor, signIn } from './visitor.ts';

/** How often a network can make a call. */
const NETWORK = 150;
export function testNetworks(server: () => TestedServer): void {
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
