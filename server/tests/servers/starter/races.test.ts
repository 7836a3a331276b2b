/* What the reference backend once got wrong, tried on the starter: calls at the same time, and what time reveals. */
import { expect, test } from 'vitest';
import { createVisitor, requestToken, reset, signIn } from '../visitor.ts';
import { withDatabases } from './postgres.ts';
import { addMembers, startStarter, tokensOf } from './processes.ts';

const PASSWORD = 'Velvet-Harbour-92';
const newDatabase = withDatabases();

async function start() {
  const server = await startStarter({ database: await newDatabase() });
  const tokens = (to: string) => tokensOf(server.mails, to);
  const close = async () => {
    await server.stop();
    await server.mails.close();
  };
  return { ...server, name: 'starter', tokens, close } as const;
}

test('a sign-in that overlaps a new password leaves no session', { timeout: 180_000 }, async () => {
  const server = await start();
  for (const email of await addMembers(server, 12, PASSWORD)) {
    const token = await requestToken(server, createVisitor(server), '/api/v1/login/forgotpw', { email });
    const visitors = Array.from({ length: 4 }, () => createVisitor(server));
    const signIns = visitors.map((visitor) => signIn(visitor, { email, pass: PASSWORD }));
    const changed = await reset(createVisitor(server), token, 'Copper-Meadow-58');
    expect(changed.http).toBe(200);
    await Promise.all(signIns);
    for (const visitor of visitors) expect((await visitor.get('/member')).text).not.toContain(email);
  }
  await server.close();
});

test('the sessions of a blocked account end, and its links are refused', async () => {
  const server = await start();
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  const visitor = createVisitor(server);
  await signIn(visitor, { email, pass: PASSWORD });
  expect((await visitor.get('/member')).text).toContain(email);
  const token = await requestToken(server, visitor, '/api/v1/login/forgotpw', { email });
  await server.manage('block', 'member', email);
  expect((await visitor.get('/member')).text).not.toContain(email);
  expect((await reset(visitor, token, 'Copper-Meadow-58')).http).toBe(401);
  expect((await signIn(visitor, { email, pass: PASSWORD })).http).toBe(403);
  await server.close();
});

test('a voucher is redeemed once, and a link sets one password, however many ask at the same time', async () => {
  const server = await start();
  const [one = '', two = ''] = await addMembers(server, 2, PASSWORD);
  const code = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
  await server.manage('voucher', code);
  const redeem = (email: string) => createVisitor(server).post(`/api/v1/vouchers/${code}/info`, { email });
  const redeemed = await Promise.all([one, two, one, two].map(redeem));
  expect(redeemed.map(({ http }) => http).sort()).toEqual([200, 422, 422, 422]);
  const token = await requestToken(server, createVisitor(server), '/api/v1/login/forgotpw', { email: one });
  const set = (number: number) => reset(createVisitor(server), token, `Copper-Meadow-${number}`);
  expect((await Promise.all([1, 2, 3, 4].map(set))).map(({ http }) => http).sort()).toEqual([
    200, 401, 401, 401,
  ]);
  await server.close();
});

test('the time of an answer does not say who has an account', { timeout: 120_000 }, async () => {
  const server = await start();
  const known = await addMembers(server, 20, PASSWORD);
  const timeOf = async (path: string, email: string) => {
    const visitor = createVisitor(server);
    const begin = performance.now();
    await visitor.post(path, { email, pass: 'not-the-password', twofactor: '' });
    return performance.now() - begin;
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  /** How much longer the answers for known addresses take, as a part of the others. */
  const differenceOf = async (path: string, round: number) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [number, email] of known.entries()) {
      times.unknown.push(await timeOf(path, `nobody-${round}-${number}@example.org`));
      times.known.push(await timeOf(path, email));
    }
    return Math.abs(median(times.known) - median(times.unknown)) / median(times.unknown);
  };
  for (const path of ['/api/v1/login/member', '/api/v1/login/forgotpw', '/api/v1/members/portallogin']) {
    let difference = 1;
    // Again if the machine was busy. Without a hash for unknown addresses it would be 10, and 0.9 the other way round.
    for (let round = 0; round < 4 && difference > 0.2; round += 1)
      difference = await differenceOf(path, round);
    expect(difference, path).toBeLessThan(0.2);
  }
  await server.close();
});
