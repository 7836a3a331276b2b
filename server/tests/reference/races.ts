/* Every call that changes something, ready to be made. */

import type { PasskeyCreation, PasskeyRequest } from '../../../src/contract/calls/passkey.api.ts';
import { createAuthenticator } from '../../conformance/authenticator.ts';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { hashPasswordSync } from '../../reference/store/passwords.ts';
import { type Operation, operations, resolve } from '../../scripts/describe/description.ts';
import { credentials, emailOf, LOW_COST, NEW_PASSWORD, setUp } from './support.ts';

/** An admin and a member. */
const PERSON = 'both';
export const EMAIL = emailOf(PERSON);
const ORIGIN = 'http://localhost';
const LOGIN = '/api/v1/login/member';

export type Server = Awaited<ReturnType<typeof start>>;
type Call = () => Promise<Response>;

/** The member has signed in, and the next sign-in renews the hash. */
export async function start() {
  const members = { defaultregistration: true };
  const server = setUp({ passkeys: true, origin: ORIGIN, members });
  const outdated = hashPasswordSync(credentials(PERSON).pass, 2 * LOW_COST);
  server.database.prepare('UPDATE accounts SET password = ? WHERE email = ?').run(outdated, EMAIL);
  await server.post('/login/member', credentials(PERSON));
  server.database.prepare('UPDATE accounts SET password = ? WHERE email = ?').run(outdated, EMAIL);
  return { ...server, recovery: server.issue('member', PERSON, 'forgotpw') };
}

const set = ({ database }: Server, change: string) =>
  database.prepare(`UPDATE accounts SET ${change} WHERE email = ? AND kind = 'member'`).run(EMAIL);

/** The values of parameters and fields, by their names. */
const valuesFor = ({ path }: Operation, { issue }: Server): Readonly<Record<string, unknown>> => ({
  email: EMAIL,
  pass: path.endsWith('resetpw') ? NEW_PASSWORD : credentials(PERSON).pass,
  pass2: NEW_PASSWORD,
  token: issue(path.includes('/user/') ? 'user' : 'member', PERSON, 'forgotpw'),
  voucher: seededVoucher('asksForNothing').code,
  firstname: 'Marieke',
  lastname: 'de Vries',
  agreeTC: true,
  regType: 'default',
});

/** A call with the fields that the description names. */
const described =
  (operation: Operation, prepare: (server: Server) => unknown = () => {}) =>
  async (server: Server): Promise<Call> => {
    await prepare(server);
    const values = valuesFor(operation, server);
    const { properties = {} } = operation.body ? resolve(operation.body.schema) : {};
    const body = Object.fromEntries(Object.keys(properties).map((name) => [name, values[name] ?? '']));
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
    return () => server.send(path, JSON.stringify(body));
  };

const POSTS = operations.filter(({ method }) => method === 'POST');
const nameOf = ({ path }: Operation) => `POST ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** As described, but with something that was prepared. */
const varied = (path: string, what: string, prepare: (server: Server) => unknown) =>
  POSTS.filter((operation) => operation.path === path).map(
    (operation) => [`${nameOf(operation)}, ${what}`, described(operation, prepare)] as const,
  );

const sent = (server: Server, path: string, body: object) => () => server.send(path, JSON.stringify(body));

async function newPasskey({ post }: Server) {
  const authenticator = createAuthenticator(ORIGIN);
  const { data } = await post('/passkeys/options', {});
  return { authenticator, created: authenticator.create(data as PasskeyCreation) };
}

/** A form of a page that a link has opened, in a browser that is not signed in. */
const linked = (type: 'portalaccess' | 'registration', path: string) => async (server: Server) => {
  const visitor = server.visitor();
  await visitor.request(`/api/v1/token/${server.issue('member', PERSON, type)}`);
  const link = await visitor.linkOn(path);
  return () => visitor.submit(path, { link });
};

export const CALLS: Readonly<Record<string, (server: Server) => Promise<Call>>> = {
  ...Object.fromEntries(POSTS.map((operation) => [nameOf(operation), described(operation)])),
  ...Object.fromEntries([
    ...varied('/api/v1/login', 'without a password', (server) => set(server, 'password = NULL')),
    ...varied('/api/v1/members/registration', 'again', (server) => set(server, 'active = 0')),
    ...varied('/api/v1/vouchers/{voucher}/info', 'unconfirmed', (server) => set(server, 'active = 0')),
    ...varied(LOGIN, 'for a code', (server) => set(server, 'twofactor = 1')),
  ]),
  [`POST ${LOGIN}, with a code`]: async (server) => {
    set(server, 'twofactor = 1');
    await server.post('/login/member', credentials(PERSON));
    return sent(server, LOGIN, { ...credentials(PERSON), twofactor: server.mailedCode() });
  },
  [`POST ${LOGIN}, the last wrong password`]: async (server) => {
    server.database
      .prepare(
        "INSERT INTO attempts (name, subject, client, count, ends_at) VALUES ('failure', ?, '', 99, 1e15)",
      )
      .run(`member ${EMAIL}`);
    return sent(server, LOGIN, { ...credentials(PERSON), pass: 'wrong' });
  },
  'POST /api/v1/passkeys': async (server) =>
    sent(server, '/api/v1/passkeys', (await newPasskey(server)).created),
  'POST /api/v1/login/passkey': async (server) => {
    const { authenticator, created } = await newPasskey(server);
    await server.post('/passkeys', created);
    const { data } = await server.post('/login/passkey/options', {});
    return sent(server, '/api/v1/login/passkey', authenticator.get(data as PasskeyRequest));
  },
  'POST /member/*': linked('portalaccess', '/member'),
  'POST /registrationsuccess': async (server) => {
    set(server, 'active = 0');
    return linked('registration', '/registrationsuccess')(server);
  },
  'POST /campus-id': async (server) => {
    const provider = (await server.request('/api/v1/auth/sso/Campus%20ID')).headers.get('Location') ?? '';
    const state = new URL(provider, ORIGIN).searchParams.get('state') ?? '';
    const row = server.database
      .prepare("SELECT id FROM accounts WHERE email = ? AND kind = 'member'")
      .get(EMAIL);
    return () => server.submit('/campus-id', { state, account: String(row?.id), decision: 'continue' });
  },
  'POST /signout': async (server) => () => server.submit('/signout'),
};
