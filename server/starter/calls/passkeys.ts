/* Passkeys, which the engine checks. */
import { Hono } from 'hono';
import { accountById, copyCookies, finishSignIn, onlyCookie, sessionOf, storeOf } from '../accounts.ts';
import { type Engines, KINDS, type Kind } from '../engine.ts';
import { Refusal } from '../errors.ts';
import { type Limit, limit, undo } from '../limits.ts';
import { engines, log } from '../services.ts';
import { addTask } from '../tasks.ts';
import { type App, clientFor, networks, ok, readBody, remember, sign, textOf, type Web } from '../web.ts';
import { AREAS } from './sign-in.ts';

type Verify = Engines['member']['api']['verifyPasskeyAuthentication'];
type Assertion = NonNullable<Parameters<Verify>[0]>['body']['response'];

/** Milliseconds. */
const MINUTE = 60_000;
/** A challenge of the engine is valid for 5 minutes. */
const REQUIRED = { timeout: 5 * MINUTE, userVerification: 'required' };

/** The engine stores no handle, so it is derived from the account. */
const handleOf = (kind: Kind, id: string) => sign(`passkey ${kind} ${id}`);

async function ownerOf(credentialID: string) {
  for (const kind of KINDS) {
    const { adapter } = await engines[kind].$context;
    const where = [{ field: 'credentialID', value: credentialID }];
    const found = await adapter.findOne<{ userId: string }>({ model: 'passkey', where });
    if (found) return accountById(kind, found.userId);
  }
  return undefined;
}

async function signIn(c: Web) {
  const body = await readBody(c);
  const account = await ownerOf(textOf(body, 'id'));
  if (!account) return ok(c, { action: 'unknown' });
  const { kind, id, email } = account;
  const wrong: Limit = ['passkey', '', clientFor(c, email)];
  await limit(wrong);
  const response = body as unknown as Assertion;
  const handle = response.response?.userHandle;
  const headers = onlyCookie(c.req.header('Cookie') ?? '', 'better-auth-passkey');
  const call = { body: { response }, headers, asResponse: true } as const;
  const isOther = handle && handle !== handleOf(kind, id);
  const answer = isOther ? undefined : await engines[kind].api.verifyPasskeyAuthentication(call);
  if (!answer?.ok) throw refusal('wrong passkey', kind, id);
  await undo(wrong);
  await finishSignIn(c, account, answer, 'passkey');
  remember(c, email);
  return ok(c, { action: AREAS[kind] });
}

function refusal(event: string, kind: Kind, account: string): Refusal {
  log(event, { kind, account });
  return new Refusal(422, 'The passkey was not accepted. Please try again.');
}

/** A stranger at an open computer must not add a way in. */
async function recentSession(c: Web) {
  for (const kind of KINDS) {
    const session = await sessionOf(c, kind);
    const { headers } = c.req.raw;
    if (session && session.age < 10 * MINUTE) return { ...session, api: engines[kind].api, headers };
  }
  throw new Refusal(401, 'Please log in again.');
}

export const passkeyCalls = new Hono<App>()
  .post('/login/passkey/options', async (c) => {
    await limit(['passkey options', '', networks(c)]);
    const call = { headers: new Headers(), asResponse: true } as const;
    const answer = await engines.member.api.generatePasskeyAuthenticationOptions(call);
    copyCookies(c, answer);
    return ok(c, { ...((await answer.json()) as object), ...REQUIRED });
  })
  .post('/login/passkey', signIn)
  .post('/passkeys/options', async (c) => {
    const { kind, user, api, headers } = await recentSession(c);
    await limit(['new passkey', user.id]);
    const answer = await api.generatePasskeyRegistrationOptions({ headers, asResponse: true });
    copyCookies(c, answer);
    const options = (await answer.json()) as { user: object };
    return ok(c, { ...options, ...REQUIRED, user: { ...options.user, id: handleOf(kind, user.id) } });
  })
  .post('/passkeys', async (c) => {
    const response = await readBody(c);
    const { kind, user, api, headers } = await recentSession(c);
    const answer = await api.verifyPasskeyRegistration({ body: { response }, headers, asResponse: true });
    if (!answer.ok) throw refusal('passkey not added', kind, user.id);
    log('passkey added', { kind, account: user.id });
    await addTask(c, 'notice', { email: user.email, notice: 'passkey' });
    return ok(c);
  })
  .post('/passkeys/decline', async (c) => {
    const { kind, user } = await recentSession(c);
    await (await storeOf(kind)).updateUser(user.id, { declinedPasskey: new Date() });
    return ok(c);
  });
