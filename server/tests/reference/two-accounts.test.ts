/* A recovery of a person with an admin and a member account. */
import { expect, test } from 'vitest';
import { emailOf, error, newPassword, ok, setUp, UNKNOWN_LINK } from './support.ts';

const EMAIL = emailOf('both');

function setUpRecovery() {
  const backend = setUp();
  return {
    ...backend,
    /** The tokens for the admin and for the member. */
    async recover(): Promise<string[]> {
      await backend.post('/login/forgotpw', { email: EMAIL });
      return backend.outbox.list(EMAIL)[0]?.links.map((link) => link.split('/').at(-1) ?? '') ?? [];
    },
  };
}

test('a new password ends the links of every other mail, and its own', async () => {
  const { recover, get, post, issue } = setUpRecovery();
  const earlier = await recover();
  const [admin = '', member = ''] = await recover();
  const alone = issue('user', 'both', 'forgotpw');
  await post('/login/member/resetpw', newPassword(member));
  for (const token of [...earlier, alone, member])
    expect(await get(`/token/${token}`)).toEqual(error(404, UNKNOWN_LINK));
  expect(await get(`/token/${admin}`)).toMatchObject(ok({ target: 'user' }));
});

test('an account that is blocked, or that nobody has confirmed, is not in the mail', async () => {
  const { recover, database, get } = setUpRecovery();
  const only = async (change: string, target: string) => {
    database.exec('SAVEPOINT before');
    database.exec(`UPDATE accounts SET ${change} AND email = '${EMAIL}'`);
    const tokens = await recover();
    expect(tokens).toHaveLength(1);
    expect(await get(`/token/${tokens[0]}`)).toMatchObject(ok({ target }));
    database.exec('ROLLBACK TO before; RELEASE before');
  };
  await only("suspended = 1 WHERE kind = 'user'", 'member');
  await only("active = 0 WHERE kind = 'member'", 'user');
});

test('an address gets five such mails in a row, like others', async () => {
  const { recover, outbox } = setUpRecovery();
  for (let times = 0; times < 6; times += 1) await recover();
  expect(outbox.list(EMAIL)).toHaveLength(5);
});
