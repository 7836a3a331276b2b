/* Passkeys, which the engine checks. */
import { type Context, Hono } from 'hono';
import { accountById, copyCookies, finishSignIn, onlyCookie, sessionOf, storeOf } from '../accounts.ts';
import { clientFor, remember } from '../browsers.ts';
import { KINDS, type Kind } from '../engine.ts';
import { type Limit, limit, undo } from '../limits.ts';
import { log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { engines } from '../services.ts';
import { addTask } from '../tasks.ts';
import { networks, ok, readBody, sign, textOf, type Web } from '../web.ts';
import { AREAS } from './sign-in.ts';

const COOKIE = 'better-auth-passkey';
/** Milliseconds. A challenge of the engine is valid for 5 minutes. */
const timeout = 5 * 60_000;
type Options = NonNullable<Parameters<typeof engines.member.api.verifyPasskeyAuthentication>[0]>;
type Assertion = Options['body']['response'];
const notAccepted = () => new Refusal(422, 'The passkey was not accepted. Please try again.');

/** The engine stores no handle, so it is derived from the account. */
const handleOf = (kind: Kind, id: string) => sign(`passkey ${kind} ${id}`);

async function findOwner(credentialID: string) {
  for (const kind of KINDS) {
    const { adapter } = await engines[kind].$context;
    const where = [{ field: 'credentialID', value: credentialID }];
    const found = await adapter.findOne<{ userId: string }>({ model: 'passkey', where });
    const account = found && (await accountById(kind, found.userId));
    if (account) return account;
  }
  return undefined;
}

async function signIn(c: Context<Web>) {
  const body = await readBody(c);
  const account = await findOwner(textOf(body, 'id'));
  if (!account) return ok(c, { action: 'unknown' });
  const { kind, id, email } = account;
  const wrong: Limit = ['passkey', '', clientFor(c, email)];
  await limit(wrong);
  const response = body as unknown as Assertion;
  const handle = response.response?.userHandle;
  const isOther = Boolean(handle) && handle !== handleOf(kind, id);
  const headers = onlyCookie(c.req.header('Cookie') ?? '', COOKIE);
  const { api } = engines[kind];
  const answer = isOther
    ? undefined
    : await api.verifyPasskeyAuthentication({ body: { response }, headers, asResponse: true });
  if (!answer?.ok) {
    log('wrong passkey', { kind, account: id });
    throw notAccepted();
  }
  await undo(wrong);
  await finishSignIn(c, account, answer, 'passkey');
  remember(c, email);
  return ok(c, { action: AREAS[kind] });
}

/** A stranger at an open computer must not add a way in, so the engine wants a session of the last ten minutes. */
async function recentSession(c: Context<Web>) {
  for (const kind of KINDS) {
    const found = await sessionOf(c, kind);
    if (found && Date.now() - Date.parse(String(found.session.createdAt)) < 10 * 60_000) return found;
  }
  throw new Refusal(401, 'Please log in again.');
}

export const passkeyCalls = () =>
  new Hono<Web>()
    .post('/login/passkey/options', async (c) => {
      await limit(['passkey options', '', networks(c)]);
      const headers = new Headers();
      const answer = await engines.member.api.generatePasskeyAuthenticationOptions({
        headers,
        asResponse: true,
      });
      copyCookies(c, answer);
      return ok(c, { ...((await answer.json()) as object), timeout, userVerification: 'required' });
    })
    .post('/login/passkey', signIn)
    .post('/passkeys/options', async (c) => {
      const { kind, user } = await recentSession(c);
      await limit(['new passkey', user.id]);
      const { headers } = c.req.raw;
      const answer = await engines[kind].api.generatePasskeyRegistrationOptions({
        headers,
        asResponse: true,
      });
      if (!answer.ok) throw new Refusal(401, 'Please log in again.');
      copyCookies(c, answer);
      const options = (await answer.json()) as { user: object };
      return ok(c, { ...options, timeout, user: { ...options.user, id: handleOf(kind, user.id) } });
    })
    .post('/passkeys', async (c) => {
      const response = await readBody(c);
      const { kind, user } = await recentSession(c);
      const { headers } = c.req.raw;
      const { api } = engines[kind];
      const answer = await api.verifyPasskeyRegistration({ body: { response }, headers, asResponse: true });
      if (!answer.ok) throw notAccepted();
      log('passkey added', { kind, account: user.id });
      await addTask(c, 'notice', { email: user.email, notice: 'passkey' });
      return ok(c);
    })
    .post('/passkeys/decline', async (c) => {
      const { kind, user } = await recentSession(c);
      await (await storeOf(kind)).updateUser(user.id, { declinedPasskey: new Date() });
      return ok(c);
    });
