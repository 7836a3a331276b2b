/* The login: how a person signs in, password and mailed code. */
import { Hono } from 'hono';
import * as accounts from '../accounts.ts';
import { KINDS, type Kind, secretOf } from '../engine.ts';
import { Refusal } from '../errors.ts';
import { clientOf } from '../hashes.ts';
import { type Client, count, EVERYBODY, forget, type Limit, limit, tooMany, undo } from '../limits.ts';
import { sendCode } from '../mails.ts';
import { engines, log } from '../services.ts';
import { addTask } from '../tasks.ts';
import {
  type App,
  browserOf,
  clientFor,
  emailOf,
  networks,
  ok,
  readBody,
  remember,
  textOf,
  type Web,
} from '../web.ts';

export const AREAS = { user: 'admin', member: 'portal' } as const;
const HOUR = 3_600_000;
const COOKIE = 'two_factor';
const LOCKED =
  'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “Forgot password?”.';

async function probe(c: Web) {
  const email = emailOf(await readBody(c));
  await limit(['probe', '', clientFor(c, email)]);
  const found = await accounts.accountsOf(email);
  const [user, member] = KINDS.map((wanted) => found.find(({ kind }) => kind === wanted));
  const only = user && member ? undefined : (user ?? member);
  if (only && (await accounts.sessionOf(c, only.kind))?.user.email === email)
    return ok(c, { action: AREAS[only.kind] });
  const membercheck = member !== undefined && (member.hash !== null || !member.emailVerified);
  const memberAction = membercheck ? 'memberpassword' : 'membersuccess';
  const action = user ? (member ? 'choice' : 'password') : member ? memberAction : 'registration';
  if (action === 'membersuccess')
    await addTask(c, 'link', { email, type: 'portalaccess', kinds: ['member'] });
  const [active_user = false, active_member = false] = [user?.emailVerified, member?.emailVerified];
  return ok(c, { action, active_user, active_member, membercheck });
}

/** Counts the try before its outcome is known. A known browser has counts of its own, so nobody can lock its owner out. */
async function beginTry(c: Web, kind: Kind, email: string) {
  const subject = `${kind} ${email}`;
  const inARow = (client: Client): Limit => ['failures in a row', subject, client];
  const browser = browserOf(c, email);
  const known = browser && (await count(inARow([browser])));
  const isKnown = known !== undefined && known !== '' && known.pause === 0;
  const client = browser && isKnown ? [browser] : networks(c);
  const row = inARow(isKnown ? client : EVERYBODY);
  const [forAddress, forClient] = [
    ['password for an address', subject, client],
    ['password', '', client],
  ] as const;
  const { pause } = await count(forAddress, forClient);
  if (pause > 0 && isKnown) await undo(row);
  if (pause > 0) throw tooMany(pause);
  const { pause: isLocked, isLast } = isKnown ? { pause: 0, isLast: false } : await count(row);
  if (isLocked) throw new Refusal(422, LOCKED);
  return {
    client,
    /** The owner has to learn that no password is accepted any more. */
    isLast,
    /** The password was not compared. That counts for the network, which has asked too often. */
    notCompared: () => undo(row, forAddress),
    /** The engine counts wrong codes. */
    passwordIsRight: () => undo(row, forAddress, forClient),
    succeeded: () => Promise.all([forget(row[0], subject), forget(forAddress[0], subject)]),
  };
}

const signIn = (kind: Kind) => async (c: Web) => {
  const body = await readBody(c);
  const [email, password] = [textOf(body, 'email', 254).trim().toLowerCase(), textOf(body, 'pass')];
  const code = textOf({ ...body, twofactor: body.twofactor ?? '' }, 'twofactor', 64).trim();
  const attempt = await beginTry(c, kind, email);
  const account = await accounts.findAccount(kind, email);
  const call = { body: { email, password }, asResponse: true } as const;
  const who = attempt.client.at(-1) ?? '';
  const answer = await clientOf
    .run(who, () => engines[kind].api.signInEmail(call))
    .catch(async (error: unknown) => {
      await attempt.notCompared();
      throw error;
    });
  if (!account || !answer.ok) {
    log('wrong password', { kind, account: account?.id });
    if (attempt.isLast) await addTask(c, 'link', { email, type: 'forgotpw', kinds: [kind] });
    throw new Refusal(401, 'The email address or the password is not right.');
  }
  await attempt.passwordIsRight();
  if (!account.twoFactorEnabled) await accounts.finishSignIn(c, account, answer, 'password');
  else if (account.blocked) throw new Refusal(403, 'This account has no access.');
  else if (!code) return askForCode(c, account, answer, attempt.client);
  else await accounts.finishSignIn(c, account, await verifyCode(c, account, answer, code), 'code');
  await attempt.succeeded();
  remember(c, email);
  return ok(c, { action: AREAS[kind], ...((await offersPasskey(account)) && { passkey: 'offer' }) });
};

/** Whether an authenticator app shows the code. */
async function hasApp({ kind, id }: accounts.Account): Promise<boolean> {
  const { adapter } = await engines[kind].$context;
  const where = [{ field: 'userId', value: id }];
  return (await adapter.findOne<{ verified: boolean }>({ model: 'twoFactor', where }))?.verified ?? false;
}

/** The engine binds a mailed code to a cookie of this browser. */
async function askForCode(c: Web, account: accounts.Account, answer: Response, client: Client) {
  if (await hasApp(account)) return ok(c, { action: 'challenge', channel: 'app', recovery_code: true });
  const { kind, id, email } = account;
  await limit(['code for an account', id, client]);
  const headers = accounts.onlyCookie(answer.headers.getSetCookie().join(), COOKIE);
  const code = await secretOf(() => engines[kind].api.sendTwoFactorOTP({ headers }));
  accounts.copyCookies(c, answer);
  // Nobody waits for it, and nobody needs it later.
  sendCode(email, code).then(
    () => log('code mailed', { kind, account: id }),
    ({ code: reason }: Error & { code?: string }) => log('code not mailed', { kind, account: id, reason }),
  );
  return ok(c, { action: 'challenge' });
}

async function verifyCode(
  c: Web,
  account: accounts.Account,
  asked: Response,
  code: string,
): Promise<Response> {
  const { kind, id } = account;
  const { api } = engines[kind];
  const isOfApp = await hasApp(account);
  // Nothing was mailed, so what the engine has asked for just now can be used in any browser.
  const cookies = isOfApp ? asked.headers.getSetCookie().join() : (c.req.header('Cookie') ?? '');
  const call = { body: { code }, headers: accounts.onlyCookie(cookies, COOKIE), asResponse: true } as const;
  // Somebody may have seen it, and the app shows it for longer.
  if (isOfApp && (await count(['code of an app', `${id} ${code}`])).pause > 0) throw wrongCode();
  const verify = !isOfApp
    ? api.verifyTwoFactorOTP
    : /^\d{6}$/.test(code)
      ? api.verifyTOTP
      : api.verifyBackupCode;
  const answer = await verify(call);
  const reply = (await answer.clone().json()) as { code?: string; user?: { id: string } };
  if (answer.ok && reply.user?.id === id) return answer;
  log('wrong code', { kind, account: id });
  if (answer.status === 429) throw tooMany(HOUR);
  if (isOfApp || reply.code === 'INVALID_CODE') throw wrongCode();
  throw new Refusal(410, 'The code can no longer be used. Please request a new one.');
}

const wrongCode = () => new Refusal(422, 'The code is not right.');

async function offersPasskey({ kind, id, declinedPasskey }: accounts.Account): Promise<boolean> {
  const { adapter } = await engines[kind].$context;
  const own = await adapter.count({ model: 'passkey', where: [{ field: 'userId', value: id }] });
  return own === 0 && Date.now() - Number(declinedPasskey ?? 0) > 90 * 24 * HOUR;
}

export const signInCalls = new Hono<App>()
  .post('/login', probe)
  .post('/login/user', signIn('user'))
  .post('/login/member', signIn('member'));
