/* The login: password, mailed code, and how a person signs in. */
import { type Context, Hono } from 'hono';
import {
  type Account,
  accountsOf,
  copyCookies,
  findAccount,
  finishSignIn,
  onlyCookie,
  sessionOf,
} from '../accounts.ts';
import { browserOf, clientFor, remember } from '../browsers.ts';
import { KINDS, type Kind, secretOf } from '../engine.ts';
import { turnOf } from '../hashes.ts';
import { type Client, forget, isOver, type Limit, limit, tooMany, undo } from '../limits.ts';
import { log } from '../log.ts';
import { sendCode } from '../mails.ts';
import { Refusal } from '../refusal.ts';
import { engines } from '../services.ts';
import { addTask } from '../tasks.ts';
import { emailOf, networks, ok, readBody, textOf, type Web } from '../web.ts';

export const AREAS = { user: 'admin', member: 'portal' } as const;
const HOUR = 3_600_000;
const COOKIE = 'two_factor';

/** A member who has not confirmed the address does not change how the admin with this address signs in. */
async function probe(c: Context<Web>) {
  const email = emailOf(await readBody(c));
  await limit(['probe', '', clientFor(c, email)]);
  const accounts = await accountsOf(email);
  const user = accounts.find(({ kind }) => kind === 'user');
  const found = accounts.find(({ kind }) => kind === 'member');
  const member = user && !found?.emailVerified ? undefined : found;
  const [only] = [user, member].filter((each) => each !== undefined);
  if (only && !(user && member) && (await sessionOf(c, only.kind))?.user.email === email)
    return ok(c, { action: AREAS[only.kind] });
  const membercheck = member !== undefined && (member.hash !== null || !member.emailVerified);
  const action = actionOf(user, member, membercheck);
  if (action === 'membersuccess')
    await addTask(c, 'link', { email, type: 'portalaccess', kinds: ['member'] });
  const [active_user, active_member] = [user?.emailVerified ?? false, member?.emailVerified ?? false];
  return ok(c, { action, active_user, active_member, membercheck });
}

function actionOf(user: Account | undefined, member: Account | undefined, hasPassword: boolean): string {
  if (user) return member ? 'choice' : 'password';
  if (member) return hasPassword ? 'memberpassword' : 'membersuccess';
  return 'registration';
}

/** Counts the try before its outcome is known. A known browser has counts of its own, so nobody can lock its owner out. */
async function beginTry(kind: Kind, email: string, client: Client, browser?: string) {
  const subject = `${kind} ${email}`;
  const isKnown = browser !== undefined && !(await isOver(['failures in a row', subject, [browser]]));
  const own = isKnown ? [browser] : client;
  const inARow: Limit = ['failures in a row', subject, isKnown ? own : ['']];
  const forAddress: Limit = ['password for an address', subject, own];
  const forClient: Limit = ['password', '', own];
  await limit(forAddress, forClient);
  if (await isOver(inARow)) throw new Refusal(422, LOCKED);
  await limit(inARow);
  return {
    own,
    turn: isKnown ? subject : (client.at(-1) ?? ''),
    /** The password was not compared. That counts for the network, which has asked too often. */
    undo: () => Promise.all([inARow, forAddress].map(undo)),
    /** Also before a code, whose wrong tries the engine counts. */
    isRight: () => Promise.all([inARow, forAddress, forClient].map(undo)),
    succeed: () =>
      Promise.all([forget('failures in a row', subject), forget('password for an address', subject)]),
  };
}

const LOCKED =
  'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “Forgot password?”.';

const signIn = (kind: Kind) => async (c: Context<Web>) => {
  const body = await readBody(c);
  const [password, code] = [textOf(body, 'pass'), textOf({ twofactor: '', ...body }, 'twofactor', 64).trim()];
  const email = textOf(body, 'email', 254).trim().toLowerCase();
  const attempt = await beginTry(kind, email, networks(c), browserOf(c, email));
  const account = await findAccount(kind, email);
  const answer = await turnOf
    .run(attempt.turn, () => engines[kind].api.signInEmail({ body: { email, password }, asResponse: true }))
    .catch(async (error: unknown) => {
      await attempt.undo();
      throw error;
    });
  if (!account || !answer.ok) {
    log('wrong password', { kind, account: account?.id });
    throw new Refusal(401, 'The email address or the password is not right.');
  }
  await attempt.isRight();
  if (!account.twoFactorEnabled) await finishSignIn(c, account, answer, 'password');
  else if (account.blocked) throw new Refusal(403, 'This account has no access.');
  else if (!code) return askForCode(c, account, answer, attempt.own);
  else await finishSignIn(c, account, await verifyCode(c, account, code), 'code');
  await attempt.succeed();
  remember(c, email);
  const isOffered = await offersPasskey(account);
  return ok(c, { action: AREAS[kind], ...(isOffered && { passkey: 'offer' }) });
};

/** The engine binds the code to a cookie of this browser. */
async function askForCode(c: Context<Web>, { kind, id, email }: Account, answer: Response, client: Client) {
  await limit(['code for an account', id, client]);
  const headers = onlyCookie(answer.headers.getSetCookie().join(), COOKIE);
  const code = await secretOf(() => engines[kind].api.sendTwoFactorOTP({ headers }));
  copyCookies(c, answer);
  log('code mailed', { kind, account: id });
  sendCode(email, code).catch((error: Error) =>
    log('code not mailed', { kind, account: id, message: error.message }),
  );
  return ok(c, { action: 'challenge' });
}

async function verifyCode(c: Context<Web>, { kind, id }: Account, code: string): Promise<Response> {
  const headers = onlyCookie(c.req.header('Cookie') ?? '', COOKIE);
  const answer = await engines[kind].api.verifyTwoFactorOTP({ body: { code }, headers, asResponse: true });
  const reply = (await answer.clone().json()) as { code?: string; user?: { id: string } };
  if (answer.ok && reply.user?.id === id) return answer;
  log('wrong code', { kind, account: id });
  if (answer.status === 429) throw tooMany(HOUR);
  if (reply.code === 'INVALID_CODE') throw new Refusal(422, 'The code is not right.');
  throw new Refusal(410, 'The code can no longer be used. Please request a new one.');
}

async function offersPasskey({ kind, id, declinedPasskey }: Account): Promise<boolean> {
  const { adapter } = await engines[kind].$context;
  const own = await adapter.count({ model: 'passkey', where: [{ field: 'userId', value: id }] });
  return own === 0 && Date.now() - Number(declinedPasskey ?? 0) > 90 * 24 * HOUR;
}

export function signInCalls(): Hono<Web> {
  const calls = new Hono<Web>().post('/login', probe);
  for (const kind of KINDS) calls.post(`/login/${kind}`, signIn(kind));
  return calls;
}
