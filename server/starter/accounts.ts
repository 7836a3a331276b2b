/* Accounts and sessions as the calls see them. */
import type { Context } from 'hono';
import { KINDS, type Kind } from './engine.ts';
import { log } from './log.ts';
import { Refusal } from './refusal.ts';
import { db, engines } from './services.ts';
import type { Web } from './web.ts';

/** Milliseconds. */
const LONGEST_SESSION = 8 * 60 * 60_000;

export const storeOf = async (kind: Kind) => (await engines[kind].$context).internalAdapter;
type Store = Awaited<ReturnType<typeof storeOf>>;

async function read(kind: Kind, find: (store: Store) => Promise<unknown>) {
  const store = await storeOf(kind);
  const user = (await find(store)) as
    | (typeof engines)['member']['$Infer']['Session']['user']
    | null
    | undefined;
  if (!user) return undefined;
  const credential = await store.findCredentialAccount(user.id);
  return { ...user, kind, hash: credential?.password ?? null };
}

export type Account = NonNullable<Awaited<ReturnType<typeof read>>>;

export const findAccount = (kind: Kind, email: string) =>
  read(kind, async (store) => (await store.findUserByEmail(email))?.user);

export const accountById = (kind: Kind, id: string) => read(kind, (store) => store.findUserById(id));

export async function accountsOf(email: string, kinds: readonly Kind[] = KINDS): Promise<Account[]> {
  const found = await Promise.all(kinds.map((kind) => findAccount(kind, email)));
  return found.filter((account) => account !== undefined);
}

/** Nobody has confirmed the address yet. The name is the address until then, because a stranger may have entered it. */
export async function addAccount(kind: Kind, email: string): Promise<Account> {
  const store = await storeOf(kind);
  const known = await findAccount(kind, email);
  // Somebody else may have added it at the same time.
  if (!known)
    await store
      .createUser({ email, name: email, emailVerified: false }, { method: 'email-password' })
      .catch(() => {});
  const account = await findAccount(kind, email);
  if (!account) throw new Error('The account was not stored.');
  return account;
}

/** Whether the account is the same as when the sign-in began. Otherwise its session ends again. */
async function isStill({ kind, id, hash }: Account): Promise<boolean> {
  const now = await accountById(kind, id);
  return now !== undefined && !now.blocked && now.hash === hash;
}

/** What the engine has answered to a sign-in of this account. The browser gets the cookies if the account has access. */
export async function finishSignIn(
  c: Context<Web>,
  account: Account,
  answer: Response,
  by: string,
): Promise<void> {
  const { token } = (await answer.json()) as { token?: string; session?: { token: string } };
  if (!(await isStill(account))) {
    if (token) await (await storeOf(account.kind)).deleteSession(token);
    if (!account.blocked) throw new Refusal(401, 'Please log in again.');
    log('no access', { kind: account.kind, account: account.id });
    throw new Refusal(403, 'This account has no access.');
  }
  copyCookies(c, answer);
  log('signed in', { by, kind: account.kind, account: account.id });
}

export function copyCookies(c: Context, { headers }: Response): void {
  for (const line of headers.getSetCookie()) c.header('Set-Cookie', line, { append: true });
}

/** A cookie that the engine has set in another answer or request, and no other. */
export const onlyCookie = (lines: string, name: string): Headers =>
  new Headers({ Cookie: new RegExp(`[^;, ]*\\.${name}=[^;,]*`).exec(lines)?.[0] ?? '' });

export async function sessionOf(c: Context<Web>, kind: Kind) {
  const answer = await engines[kind].api.getSession({ headers: c.req.raw.headers, asResponse: true });
  const found = (await answer.json()) as (typeof engines)['member']['$Infer']['Session'] | null;
  if (!found || found.user.blocked) return undefined;
  if (Date.now() - Date.parse(String(found.session.createdAt)) > LONGEST_SESSION) return undefined;
  copyCookies(c, answer);
  return { ...found, kind };
}

/** Ends links, codes, sessions and passkeys of the address, of both kinds, but not the other link of the same email. */
export async function endAccess({ id, email }: Account, mail: string): Promise<void> {
  const query = db.deleteFrom('link').where('email', '=', email);
  await query.where(({ or, eb }) => or([eb('mail', '!=', mail), eb('account', '=', id)])).execute();
  const left = await db.selectFrom('link').select('account').where('email', '=', email).execute();
  for (const { kind, id: userId } of await accountsOf(email)) {
    const { adapter, internalAdapter } = await engines[kind].$context;
    await internalAdapter.deleteUserSessions(userId);
    await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: userId }] });
    if (left.some(({ account }) => account === userId)) continue;
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] });
  }
}
