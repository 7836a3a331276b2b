import { expect, test } from 'vitest';
import { startTestedServer, type TestedServer } from './start.ts';
import { createMember, createVisitor, requestToken, reset, signIn } from './visitor.ts';

const RESETS = '/api/v1/login/forgotpw';

export function testLinks(server: () => TestedServer): void {
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

  test('one client cannot cause many hashes with a link', async () => {
    const member = await createMember(server());
    const visitor = createVisitor(server());
    const all: number[] = [];
    // Again if the first hash was ready before the others arrived, because the link was used then.
    for (let round = 0; round < 4 && !all.includes(429); round += 1) {
      const token = await requestToken(server(), visitor, RESETS, member);
      const tries = Array.from({ length: 40 }, (_, number) =>
        reset(visitor, token, `Copper-Meadow-${round}-${number}`),
      );
      const answers = (await Promise.all(tries)).map(({ http }) => http);
      expect(answers.filter((http) => http === 200)).toHaveLength(1);
      all.push(...answers);
    }
    expect(all).toContain(429);
  });
}
