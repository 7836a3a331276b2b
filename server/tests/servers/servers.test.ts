/* What a server that adopters copy must withstand. tests/hosting/ checks the servers behind web servers. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBodies } from './bodies.ts';
import { testLinks } from './links.ts';
import { testNetworks } from './networks.ts';
import { testPasswords } from './passwords.ts';
import { lockAccount, testSharedNetworks } from './shared-networks.ts';
import { connectSlowClients, type SlowClient, testSlowClients } from './slow-clients.ts';
import { SERVER_NAMES, type ServerName, startTestedServer, type TestedServer } from './start.ts';
import { createMember, createVisitor, requestToken, reset, signIn } from './visitor.ts';

const servers = new Map<ServerName, TestedServer>();
const find = (name: ServerName) => servers.get(name) as TestedServer;
const MINUTE = 60_000;

beforeAll(async () => {
  for (const name of SERVER_NAMES) servers.set(name, await startTestedServer(name));
}, 2 * MINUTE);
afterAll(() => Promise.all([...servers.values()].map(({ close }) => close())));

describe.each(SERVER_NAMES)('%s', (name) => {
  const server = () => find(name);
  let slowClients: SlowClient[] = [];
  beforeAll(async () => {
    slowClients = await connectSlowClients(server());
  });
  testBodies(server);
  testLinks(server);
  testPasswords(server);
  testNetworks(server);
  testSharedNetworks(server);
  testSlowClients(server, () => slowClients);
});

test.concurrent.each(SERVER_NAMES)(
  '%s: the data is sent again for no more than a minute',
  { timeout: 2 * MINUTE },
  async (name) => {
    const server = find(name);
    const visitor = createVisitor(server);
    const member = await createMember(server);
    const token = await requestToken(server, visitor, '/api/v1/members/personaldata', member);
    const ask = async () => (await visitor.get(`/api/v1/members/personaldata/${token}`)).http;
    expect(await ask()).toBe(200);
    await wait(MINUTE / 2);
    // A repetition does not prolong the minute.
    expect(await ask()).toBe(200);
    await wait(MINUTE / 2 + 1000);
    expect(await ask()).toBe(404);
  },
);

test.concurrent.each(SERVER_NAMES)(
  '%s: after 100 wrong passwords from any clients, only browsers that the owner has used sign in, however often',
  { timeout: 3 * MINUTE },
  async (name) => {
    const server = find(name);
    const member = await createMember(server);
    const [known, owner] = [createVisitor(server), createVisitor(server)];
    expect((await signIn(known, member)).http).toBe(200);
    const locked = { http: 422, data: expect.stringContaining('Forgot password') };
    // A refusal without a hash overtakes the answers before it.
    expect(await lockAccount(server, member)).toEqual([...Array(100).fill(401), ...Array(5).fill(422)]);
    expect(await signIn(owner, member)).toMatchObject(locked);
    const token = await requestToken(server, owner, '/api/v1/login/forgotpw', member);
    const next = { ...member, pass: 'Copper-Meadow-58' };
    expect((await reset(owner, token, next.pass)).http).toBe(200);
    expect(await lockAccount(server, next)).toEqual([...Array(100).fill(401), ...Array(5).fill(422)]);
    expect(await signIn(createVisitor(server), next)).toMatchObject(locked);
    // Each sign-in ends the lock, so there is one attack for each.
    expect((await signIn(owner, next)).http).toBe(200);
    await lockAccount(server, next);
    expect((await signIn(known, next)).http).toBe(200);
  },
);
