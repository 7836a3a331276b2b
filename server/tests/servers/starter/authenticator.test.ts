/* The second factor by an authenticator app, from its set-up to a lost phone. */

import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { expect, test } from 'vitest';
import { createVisitor, reset, type Visitor } from '../visitor.ts';
import { startStarter } from './starter.ts';

const pass = 'Velvet-Harbour-92';
const challenge = { data: { action: 'challenge', channel: 'app', recovery_code: true } };

test.each([
  ['admin', 'user', '/admin'],
  ['member', 'member', '/member'],
])(
  'a code of an app or a recovery code signs in, each once: %s',
  { timeout: 180_000 },
  async (command, kind, area) => {
    const server = await startStarter();
    const email = 'ada@example.org';
    const token = (await server.manage(command, email)).split('/').at(-1) ?? '';
    const owner = createVisitor(server);
    await reset(owner, token, pass);
    const send = (visitor: Visitor, twofactor: string) =>
      visitor.post(`/api/v1/login/${kind}`, { email, pass, twofactor });
    const accepted = async (code: string) => {
      const visitor = createVisitor(server);
      expect(await send(visitor, '')).toMatchObject(challenge);
      const { http } = await send(visitor, code);
      expect((await visitor.get(area)).text.includes(email)).toBe(http === 200);
      return http;
    };
    const submit = async (fields: Record<string, string>) =>
      (await owner.submit(`${area}/authenticator`, fields)).text;

    expect((await send(owner, '')).data).toMatchObject({ action: expect.not.stringContaining('challenge') });
    expect(await submit({ password: 'not-the-password' })).toContain('The password is not right');
    const page = await submit({ password: pass });
    const secret = new TextDecoder().decode(base32.decode(/<code>([A-Z2-7]+)</.exec(page)?.[1] ?? ''));
    const [recovery = '', other = ''] = page.match(/\b\w{5}-\w{5}\b/g) ?? [];
    const codeIn = (steps: number) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + steps);
    expect(await submit({ code: await codeIn(7) })).toContain('The code is not right');
    // What is not finished asks nobody for a code.
    expect((await send(createVisitor(server), '')).data).not.toMatchObject(challenge.data);
    expect(await submit({ code: await codeIn(0) })).toContain('From now on');

    const code = await codeIn(1);
    expect([await accepted(code), await accepted(code)]).toEqual([200, 422]);
    expect([await accepted(recovery), await accepted(recovery), await accepted(other)]).toEqual([
      200, 422, 200,
    ]);
    const wrong = async (step: number) => (await send(createVisitor(server), await codeIn(step))).http;
    for (let step = 9; step < 19; step += 1) expect(await wrong(step)).toBe(422);
    expect(await wrong(20)).toBe(429);
    expect(server.mails.list(email).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('An authenticator app was set up'),
    );
    await server.manage('nocode', kind, email);
    expect((await send(createVisitor(server), '')).data).not.toMatchObject(challenge.data);
  },
);
