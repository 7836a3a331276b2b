import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { head, isMet, openConnection, statuses } from './raw.ts';
import type { TestedServer } from './start.ts';
import { createMember, createVisitor, requestToken, reset, signIn } from './visitor.ts';

const RESETS = '/api/v1/login/forgotpw';
const WRONG = 'not-the-password';

export function testPasswords(server: () => TestedServer): void {
  test('the length of a password is counted in code points', async () => {
    const member = await createMember(server());
    const visitor = createVisitor(server());
    const token = await requestToken(server(), visitor, RESETS, member);
    // 8 bytes, 8 UTF-16 units, and 28 bytes.
    for (const pass of ['🦊🐙', '🦊🐙🦉🐢', '🦊🐙🦉🐢🦔🐝🦩'])
      expect([pass, (await reset(visitor, token, pass)).http]).toEqual([pass, 422]);
    const pass = '🦊🐙🦉🐢🦔🐝🦩🐌';
    expect((await reset(visitor, token, pass)).http).toBe(200);
    expect((await signIn(visitor, { ...member, pass })).http).toBe(200);
  });

  test.each(['a known', 'an unknown'])(
    'after wrong passwords for %s address, the client has to wait, and other clients do not',
    async (kind) => {
      const member =
        kind === 'a known' ? await createMember(server()) : { email: 'nobody@example.org', pass: WRONG };
      const [attacker, owner] = [createVisitor(server()), createVisitor(server())];
      const tries = Array.from({ length: 12 }, () => signIn(attacker, { ...member, pass: WRONG }));
      const answers = await Promise.all(tries);
      expect(answers.map(({ http }) => http).sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
      const refused = await signIn(attacker, member);
      expect(refused.http).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(refused).toMatchObject({
        status: 'ERROR',
        data: expect.stringMatching(/^Too many|^There were too many/),
      });
      expect((await signIn(owner, member)).http).toBe(kind === 'a known' ? 200 : 401);
    },
  );

  test('a call does not wait for the sign-ins before it', { timeout: 120_000 }, async () => {
    // Again if the machine was busy: a server that works one after the other answers all 20 first each time.
    let before = 20;
    for (let round = 0; round < 3 && before >= 10; round += 1)
      before = await answeredBeforeCall(server(), round);
    expect(before).toBeLessThan(10);
  });
}

/** How many of 20 sign-ins are answered before a call that comes after them. */
async function answeredBeforeCall(server: TestedServer, round: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: 20 }, () => openConnection(server.port)));
  for (const [number, { send }] of connections.entries()) {
    const body = JSON.stringify({ email: `nobody-${round}-${number}@example.org`, pass: WRONG });
    const lines = [`Content-Length: ${body.length}`, `X-Forwarded-For: 203.0.113.${round * 20 + number}`];
    send(head({ path: '/api/v1/login/member', lines }) + body);
  }
  const answered = () => connections.filter((each) => statuses(each).length > 0).length;
  // Until the server has read them.
  await wait(30);
  await createVisitor(server).get('/api/v1/settings/config');
  const before = answered();
  expect(await isMet(() => answered() === 20, 40)).toBe(true);
  for (const { destroy } of connections) destroy();
  return before;
}
