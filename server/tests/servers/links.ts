import { expect, test } from 'vitest';
import { startTestedServer, type TestedServer } from './start.ts';
import { createMember, createVisitor, requestToken, reset, signIn } from './visitor.ts';

const RESETS = '/api/v1/login/forgotpw';

export function testLinks(server: () => TestedServer): void {
  test('after a new password, older links and sessions of the address no longer work', async () => {
    const member = await createMember(server());
    const [owner, other] = [createVisitor(server()), createVisitor(server())];
    expect((await signIn(other, member)).data).toEqual({ action: 'portal' });
    expect((await other.get('/member')).text).toContain(member.email);
    const older = await requestToken(server(), owner, RESETS, member);
    const data = await requestToken(server(), owner, '/api/v1/members/personaldata', member);
    const newer = await requestToken(server(), owner, RESETS, member);
    expect((await reset(owner, newer, 'Copper-Meadow-58')).http).toBe(200);
    for (const token of [older, data, newer]) {
      expect((await owner.get(`/api/v1/token/${token}`)).http).toBe(404);
      expect((await reset(owner, token, 'Orchard-Quarry-62')).http).toBeGreaterThanOrEqual(400);
    }
    expect((await owner.get(`/api/v1/members/personaldata/${data}`)).http).toBe(404);
    expect((await other.get('/member')).text).not.toContain(member.email);
    expect((await signIn(owner, member)).http).toBe(401);
    expect((await signIn(owner, { ...member, pass: 'Copper-Meadow-58' })).http).toBe(200);
  });

  test('on https, the cookie of the session belongs to this host only', async () => {
    const secure = await startTestedServer(server().name, 'https://localhost');
    const { headers } = await signIn(createVisitor(secure), await createMember(secure));
    await secure.close();
    const [, ...attributes] =
      headers
        .getSetCookie()
        .find((line) => line.startsWith('__Host-'))
        ?.split('; ') ?? [];
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(attributes.join()).not.toContain('Domain');
  });

  test('of two uses of a link at the same time, one sets the password', async () => {
    const member = await createMember(server());
    const visitor = createVisitor(server());
    const token = await requestToken(server(), visitor, RESETS, member);
    const answers = await Promise.all(
      ['Copper-Meadow-58', 'Orchard-Quarry-62'].map((pass) => reset(visitor, token, pass)),
    );
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  });

  test('one client cannot cause many hashes with a link', async () => {
    const member = await createMember(server());
    const visitor = createVisitor(server());
    const token = await requestToken(server(), visitor, RESETS, member);
    const tries = Array.from({ length: 40 }, (_, number) => reset(visitor, token, `Copper-Meadow-${number}`));
    const answers = (await Promise.all(tries)).map(({ http }) => http);
    expect(answers.filter((http) => http === 200)).toHaveLength(1);
    expect(answers).toContain(429);
  });

  test('an address gets no more than 20 links at once, and the answers do not show it', async () => {
    const { email } = await createMember(server());
    const visitors = Array.from({ length: 25 }, () => createVisitor(server()));
    const answers = await Promise.all(visitors.map(({ post }) => post(RESETS, { email })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(server().tokens(email).length).toBeLessThan(20);
  });
}
