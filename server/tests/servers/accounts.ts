/* What an address without a confirmed account must not change. The reference backend has a test of the whole table. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TestedServer } from './start.ts';
import { createMember, createVisitor, requestToken, type Visitor } from './visitor.ts';

const ADMIN = 'tomas@example.org';
const REGISTRATION = '/api/v1/members/registration';
const FORM = { firstname: 'Mara', lastname: 'Lind', agreeTC: true, regType: 'default' };

/** Emails are sent after the answer. */
const DELAY = 500;

export function testAccounts(server: () => TestedServer): void {
  test('somebody who registers the address of an admin changes nothing for the admin', async () => {
    const visitor = createVisitor(server());
    const before = await stateOf(visitor, ADMIN);
    expect(before).toMatchObject({ action: 'password' });
    await requestToken(server(), visitor, REGISTRATION, { ...FORM, email: ADMIN });
    expect(await stateOf(visitor, ADMIN)).toEqual(before);
    const token = await requestToken(server(), visitor, '/api/v1/login/forgotpw', { email: ADMIN });
    expect(await linkOf(visitor, token)).toMatchObject({ type: 'forgotpw', target: 'user' });
  });

  test('a member who has not confirmed the address gets only links that confirm it', async () => {
    const visitor = createVisitor(server());
    const email = 'unconfirmed@example.org';
    await requestToken(server(), visitor, REGISTRATION, { ...FORM, email });
    expect(await stateOf(visitor, email)).toMatchObject({ action: 'memberpassword', active_member: false });
    await expectNoLink(visitor, '/api/v1/members/portallogin', { email });
    const token = await requestToken(server(), visitor, '/api/v1/login/forgotpw', { email });
    expect(await linkOf(visitor, token)).toMatchObject({ type: 'activate', target: 'member' });
  });

  test('a member who registers again gets no link', async () => {
    const { email } = await createMember(server());
    await expectNoLink(createVisitor(server()), REGISTRATION, { ...FORM, email });
  });

  async function expectNoLink(visitor: Visitor, path: string, body: { email: string }) {
    const before = server().tokens(body.email).length;
    expect(await visitor.post(path, body)).toMatchObject({ http: 200 });
    await wait(DELAY);
    expect(server().tokens(body.email)).toHaveLength(before);
  }
}

const stateOf = async (visitor: Visitor, email: string) =>
  (await visitor.post('/api/v1/login', { email })).data;

const linkOf = async (visitor: Visitor, token: string) => (await visitor.get(`/api/v1/token/${token}`)).data;
