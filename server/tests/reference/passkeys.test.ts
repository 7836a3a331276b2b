import { expect, test } from 'vitest';
import type { PasskeyCreation, PasskeyRequest } from '../../../src/contract/calls/passkey.api.ts';
import { createAuthenticator } from '../../conformance/authenticator.ts';
import type { PersonKey } from '../../reference/seeds/people.ts';
import { type Answer, credentials, emailOf, error, MINUTE, ok, setUp } from './support.ts';

const ORIGIN = 'https://portal.example';
const DAY = 24 * 60 * MINUTE;
const refused = error(422, 'The passkey was not accepted. Please try again.');

const start = (options: Parameters<typeof setUp>[0] = {}) =>
  setUp({ passkeys: true, origin: ORIGIN, ...options });

type Server = ReturnType<typeof setUp>;
type Visitor = Pick<Server, 'post'>;

const dataOf = async <Data>(answer: Promise<Answer>): Promise<Data> => (await answer).data as Data;

const creationFor = ({ post }: Visitor) => dataOf<PasskeyCreation>(post('/passkeys/options', {}));
const requestFor = ({ post }: Visitor) => dataOf<PasskeyRequest>(post('/login/passkey/options', {}));

/** Signs a member in and creates a passkey. */
async function withPasskey(server: Server, key: PersonKey) {
  const authenticator = createAuthenticator(ORIGIN);
  const visitor = server.visitor();
  await visitor.post('/login/member', credentials(key));
  const created = authenticator.create(await creationFor(visitor));
  expect(await visitor.post('/passkeys', created)).toEqual(ok({}));
  return authenticator;
}

async function startWithPasskey() {
  const server = start();
  return { server, authenticator: await withPasskey(server, 'memberWithPassword') };
}

test('without passkeys there are no calls', async () => {
  // settings.test.ts and sign-in.test.ts have the other answers.
  expect(await setUp().post('/login/passkey/options', {})).toEqual(error(404, 'There is no such call.'));
});

test('the owner gets an email about a new passkey', async () => {
  const server = start();
  await withPasskey(server, 'memberWithPassword');
  const [mail] = server.outbox.list(emailOf('memberWithPassword'));
  expect(mail?.subject).toBe('Your new passkey');
});

test('a passkey is offered until the person has one or says no, which counts for 90 days and both accounts', async () => {
  const server = start();
  const { post, advance } = server;
  const offered = ok({ action: 'portal', passkey: 'offer' });
  expect(await post('/login/member', credentials('both'))).toEqual(offered);
  expect(await post('/login/member', credentials('both'))).toEqual(offered);
  expect(await post('/passkeys/decline', {})).toEqual(ok({}));
  expect(await post('/login/member', credentials('both'))).toEqual(ok({ action: 'portal' }));
  expect(await post('/login/user', credentials('both'))).toEqual(ok({ action: 'admin' }));
  advance(90 * DAY);
  expect(await post('/login/member', credentials('both'))).toEqual(offered);
  await withPasskey(server, 'both');
  expect(await post('/login/member', credentials('both'))).toEqual(ok({ action: 'portal' }));
  expect(await post('/login/user', credentials('both'))).toEqual(ok({ action: 'admin', passkey: 'offer' }));
});

test('the passkeys of a person with two accounts have different names and handles', async () => {
  const server = start();
  const users = [];
  for (const kind of ['user', 'member'] as const) {
    const visitor = server.visitor();
    await visitor.post(`/login/${kind}`, credentials('both'));
    users.push(((await creationFor(visitor)) as unknown as { user: { id: string; name: string } }).user);
  }
  expect(users.map(({ name }) => name)).toEqual([
    `${emailOf('both')} (Admin)`,
    `${emailOf('both')} (Member)`,
  ]);
  expect(users[0]?.id).not.toBe(users[1]?.id);
});

// What a device or a page must not be able to do is in server/conformance/checks/passkeys.ts.

test('a challenge works for 15 minutes and for its purpose', async () => {
  const { server, authenticator } = await startWithPasskey();
  await server.post('/login/member', credentials('memberWithPassword'));
  const { challenge } = await creationFor(server);
  expect(challenge).toMatch(/^[\w-]{43}$/);
  const forCreation = authenticator.get(await requestFor(server), { challenge });
  expect(await server.post('/login/passkey', forCreation)).toEqual(refused);

  const late = authenticator.get(await requestFor(server));
  server.advance(15 * MINUTE);
  expect(await server.post('/login/passkey', late)).toEqual(refused);
});

test('each tab of a browser can use its own challenge', async () => {
  const { server, authenticator } = await startWithPasskey();
  const first = await requestFor(server);
  await requestFor(server);
  expect(await server.post('/login/passkey', authenticator.get(first))).toEqual(ok({ action: 'portal' }));
});

test('a suspended account is refused after the check', async () => {
  const { server, authenticator } = await startWithPasskey();
  server.database.exec('UPDATE accounts SET suspended = 1');
  const assertion = authenticator.get(await requestFor(server));
  expect(await server.post('/login/passkey', assertion)).toEqual(error(403, 'This account has no access.'));
});

test('a network that sends many wrong passkeys has to wait, and a browser that has signed in before does not', async () => {
  const server = start({ networkLimit: 3 });
  const authenticator = await withPasskey(server, 'memberWithPassword');
  const stranger = server.visitor();
  // Its challenge belongs to another browser.
  const wrong = authenticator.get(await requestFor(server.visitor()));
  for (let tries = 0; tries < 3; tries++)
    expect(await stranger.post('/login/passkey', wrong)).toEqual(refused);
  expect(await stranger.post('/login/passkey', wrong)).toEqual(
    error(429, 'Too many failed attempts. Please try again in 15 minutes.'),
  );
  await server.post('/login/member', credentials('memberWithPassword'));
  const right = authenticator.get(await requestFor(server));
  expect(await server.post('/login/passkey', right)).toMatchObject({ http: 200 });
});
