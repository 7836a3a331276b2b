/* What people who share a network can do to each other. */
import { expect, test } from 'vitest';
import type { TestedServer } from './start.ts';
import { createMember, createVisitor, type Member, requestToken, reset, signIn } from './visitor.ts';

const WRONG = 'not-the-password';
const RESETS = '/api/v1/login/forgotpw';
const NAMES = { firstname: 'Mara', lastname: 'Lind', agreeTC: true, regType: 'default' };

export function testSharedNetworks(server: () => TestedServer): void {
  const from = (address?: string) => createVisitor(server(), address);
  const nobody = (name: string) => ({ email: `nobody-${name}@example.org`, pass: WRONG });

  test('a class of 30 behind one address registers, chooses passwords, mistypes them and signs in, all at once', async () => {
    const pupils = Array.from({ length: 30 }, (_, number) => ({
      visitor: from('203.0.113.30'),
      member: { email: `pupil-${number}@example.org`, pass: `Harbour-Pencil-${number}` },
    }));
    const all = async (
      step: (pupil: (typeof pupils)[number], number: number) => Promise<{ http: number }>,
    ) => {
      const answers = await Promise.all(pupils.map(step));
      return [...new Set(answers.map(({ http }) => http))];
    };
    const mailed = (path: string) =>
      Promise.all(
        pupils.map(({ visitor, member: { email } }) =>
          requestToken(server(), visitor, path, { ...NAMES, email }),
        ),
      );
    await mailed('/api/v1/members/registration');
    const tokens = await mailed(RESETS);
    expect(
      await all(({ visitor, member }, number) => reset(visitor, tokens[number] ?? '', member.pass)),
    ).toEqual([200]);
    // On the computers of another room.
    for (const pupil of pupils) pupil.visitor = from('203.0.113.30');
    expect(await all(({ visitor, member: { email } }) => visitor.post('/api/v1/login', { email }))).toEqual([
      200,
    ]);
    for (let slips = 0; slips < 3; slips += 1)
      expect(await all(({ visitor, member }) => signIn(visitor, { ...member, pass: WRONG }))).toEqual([401]);
    expect(await all(({ visitor, member }) => signIn(visitor, member))).toEqual([200]);
  });

  test('30 wrong passwords of others, of whom one has to wait, do not stop a right one', async () => {
    const member = await createMember(server());
    for (let tries = 0; tries < 30; tries += 1)
      await signIn(from('203.0.113.31'), nobody(tries < 10 ? 'same' : String(tries)));
    expect((await signIn(from('203.0.113.31'), nobody('same'))).http).toBe(429);
    expect((await signIn(from('203.0.113.31'), member)).http).toBe(200);
  });

  test('somebody who waits does not use up the tries of the network', async () => {
    for (let tries = 0; tries < 200; tries += 1) await signIn(from('203.0.113.32'), nobody('impatient'));
    expect((await signIn(from('203.0.113.32'), await createMember(server()))).http).toBe(200);
  });

  test('a browser that has signed in before is not stopped by what its network does, with this address only', async () => {
    const [member, other] = [await createMember(server()), await createMember(server())];
    const known = from('203.0.113.33');
    expect((await signIn(known, member)).http).toBe(200);
    for (let tries = 0; tries < 150; tries += 1)
      await Promise.all([
        signIn(from('203.0.113.33'), tries < 5 ? { ...member, pass: WRONG } : nobody(`spray-${tries}`)),
        from('203.0.113.33').post('/api/v1/login', nobody('probe')),
        from('203.0.113.33').post(RESETS, nobody('link')),
      ]);
    expect((await signIn(from('203.0.113.33'), other)).http).toBe(429);
    expect((await signIn(known, other)).http).toBe(429);
    const { email } = member;
    for (const path of ['/api/v1/login', RESETS]) {
      expect([path, (await from('203.0.113.33').post(path, { email })).http]).toEqual([path, 429]);
      expect([path, (await known.post(path, { email })).http]).toEqual([path, 200]);
    }
    // Its own limit is the usual one.
    for (let tries = 0; tries < 4; tries += 1)
      expect((await signIn(known, { ...member, pass: WRONG })).http).toBe(401);
    expect((await signIn(known, member)).http).toBe(200);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(known, { ...member, pass: WRONG })).http).toBe(401);
    expect((await signIn(known, member)).http).toBe(429);
  });

  test('two clients that fill the queue of hashes do not stop a third', async () => {
    const members = [await createMember(server()), await createMember(server())];
    const greedy = ['203.0.113.34', '203.0.113.35'].flatMap((address) =>
      Array.from({ length: 60 }, (_, number) => signIn(from(address), nobody(`greedy-${number}`))),
    );
    const settled = Promise.all(greedy);
    const polite = await Promise.all(members.map((member) => signIn(from(), member)));
    expect(polite.map(({ http }) => http)).toEqual([200, 200]);
    expect((await settled).map(({ http }) => http)).toContain(503);
  });

  test('a try that is refused with 503 counts for the network', async () => {
    const tries = Array.from({ length: 200 }, (_, number) =>
      signIn(from('203.0.113.36'), nobody(`refused-${number}`)),
    );
    const statuses = (await Promise.all(tries)).map(({ http }) => http);
    expect(statuses).toContain(503);
    expect(statuses.filter((http) => http !== 429)).toHaveLength(150);
  });

  test('a right password that is refused with 503 does not count for the person', async () => {
    const member = await createMember(server());
    const crowd = floodFrom(server());
    const refused = await refusals(() => signIn(from('203.0.113.37'), member));
    await crowd.stop();
    expect(refused).toBe(6);
    expect((await signIn(from('203.0.113.37'), member)).http).toBe(200);
  });
}

/** Sign-ins of 60 clients at any time. */
function floodFrom(server: TestedServer) {
  let isOver = false;
  const send = async (client: number) => {
    for (let tries = 0; !isOver; tries += 1)
      await signIn(createVisitor(server, `198.51.100.${client}`), {
        email: `crowd-${client}-${tries}@example.org`,
        pass: WRONG,
      });
  };
  const done = Promise.all(Array.from({ length: 60 }, (_, client) => send(client)));
  return {
    async stop() {
      isOver = true;
      await done;
    },
  };
}

/** Tries until six were refused with 503, more than a person has. One that is not refused ends the count of the person. */
async function refusals(attempt: () => Promise<{ http: number }>): Promise<number> {
  let refused = 0;
  for (let tries = 0; refused < 6 && tries < 200; tries += 1) {
    const { http } = await attempt();
    expect([200, 503]).toContain(http);
    refused = http === 503 ? refused + 1 : 0;
  }
  return refused;
}

/** Somebody with many networks. */
export async function lockAccount(server: TestedServer, member: Member): Promise<number[]> {
  const attack = async () => (await signIn(createVisitor(server), { ...member, pass: WRONG })).http;
  const answers: number[] = [];
  while (answers.length < 105) answers.push(...(await Promise.all(Array.from({ length: 15 }, attack))));
  return answers.toSorted();
}
