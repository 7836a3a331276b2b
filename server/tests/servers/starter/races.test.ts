/* What the reference backend once got wrong, tried on the starter: calls at the same time, and what time reveals. */
import { expect, test } from 'vitest';
import { createVisitor, requestToken, reset, signIn } from '../visitor.ts';
import { withDatabases } from './postgres.ts';
import { addMembers } from './processes.ts';
import { startStarter } from './starter.ts';

const PASSWORD = 'Velvet-Harbour-92';
const newDatabase = withDatabases();

test('a sign-in that overlaps a new password leaves no session', { timeout: 180_000 }, async () => {
  const server = await startStarter({ database: await newDatabase() });
  for (const email of await addMembers(server, 12, PASSWORD)) {
    const token = await requestToken(server, createVisitor(server), '/api/v1/login/forgotpw', { email });
    const visitors = Array.from({ length: 4 }, () => createVisitor(server));
    const signIns = visitors.map((visitor) => signIn(visitor, { email, pass: PASSWORD }));
    const changed = await reset(createVisitor(server), token, 'Copper-Meadow-58');
    expect(changed.http).toBe(200);
    await Promise.all(signIns);
    for (const visitor of visitors) expect((await visitor.get('/member')).text).not.toContain(email);
  }
});

test('the sessions of a blocked account end, and its links are refused', async () => {
  const server = await startStarter({ database: await newDatabase() });
  const [email = ''] = await addMembers(server, 1, PASSWORD);
  const visitor = createVisitor(server);
  await signIn(visitor, { email, pass: PASSWORD });
  expect((await visitor.get('/member')).text).toContain(email);
  const token = await requestToken(server, visitor, '/api/v1/login/forgotpw', { email });
  await server.manage('block', 'member', email);
  expect((await visitor.get('/member')).text).not.toContain(email);
  expect((await reset(visitor, token, 'Copper-Meadow-58')).http).toBe(401);
  expect((await signIn(visitor, { email, pass: PASSWORD })).http).toBe(403);
});
