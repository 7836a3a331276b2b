/* Accounts and sessions of the engine, as the calls see them. */
import { type Engines, KINDS, type Kind } from './engine.ts';
import { Refusal } from './errors.ts';
import { db, engines, log } from './services.ts';
import type { Web } from './web.ts';

type Session = Engines['member']['$Infer']['Session'];

/** Milliseconds. */
const LONGEST_SESSION = 8 * 60 * 60_000;

export const storeOf = async (kind: Kind) => (await engines[kind].$context).internalAdapter;

async function accountOf(kind: Kind, found: object | null | undefined) {
  const user = found as Session['user'] | null | undefined;
  // Also for nobody, so that the time does not reveal it.
  const credential = await (await storeOf(kind)).findCredentialAccount(user?.id ?? '');
  return user ? { ...user, kind, hash: credential?.password ?? null } : undefined;
}

export type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

export const findAccount = async (kind: Kind, email: string) =>
  accountOf(kind, (await (await storeOf(kind)).findUserByEmail(email))?.user);

export const accountById = async (kind: Kind, id: string) =>
  accountOf(kind, await (await storeOf(kind)).findUserById(id));

/** Without a member who has not confirmed the address of an admin: a stranger may have entered it. */
export async function accountsOf(email: string, kinds: readonly Kind[] = KINDS): Promise<Account[]> {
  const found = (await Promise.all(kinds.map((kind) => findAccount(kind, email)))).filter((each) => !!each);
  return found.length > 1
    ? found.filter(({ kind, emailVerified }) => kind === 'user' || emailVerified)
    : found;
}

/** The name is the address until the owner of the address confirms another one. */
export async function addAccount(kind: Kind, email: string): Promise<Account> {
  const store = await storeOf(kind);
  const known = await findAccount(kind, email);
  if (known) return known;
  const user = { email, name: email, emailVerified: false };
  const failure = await store.createUser(user, { method: 'email-password' }).catch((error: unknown) => error);
  // Somebody else may have added it at the same time.
  const account = await findAccount(kind, email);
  if (!account) throw failure;
  return account;
}

/** Gives the browser what the engine has answered to a sign-in, if the account is still the same and has access. */
export async function finishSignIn(c: Web, account: Account, answer: Response, by: string): Promise<void> {
  const { kind, id } = account;
  const { token, session } = (await answer.json()) as { token?: string; session?: { token: string } };
  const now = await accountById(kind, id);
  if (!now || now.blocked || now.hash !== account.hash) {
    await (await storeOf(kind)).deleteSession(token ?? session?.token ?? '');
    log('no access', { kind, account: id });
    throw now?.blocked
      ? new Refusal(403, 'This account has no access.')
      : new Refusal(401, 'Please log in again.');
  }
  copyCookies(c, answer);
  log('signed in', { by, kind, account: id });
}

export function copyCookies(c: Web, { headers }: Response): void {
  for (const line of headers.getSetCookie()) c.header('Set-Cookie', line, { append: true });
}

/** One cookie of the engine, because with a session it answers otherwise. */
export const onlyCookie = (lines: string, name: string): Headers =>
  new Headers({ Cookie: new RegExp(`[^;, ]*\\.${name}=[^;,]*`).exec(lines)?.[0] ?? '' });

export async function sessionOf(c: Web, kind: Kind) {
  const answer = await engines[kind].api.getSession({ headers: c.req.raw.headers, asResponse: true });
  const found = (await answer.json()) as Session | null;
  const age = Date.now() - Number(new Date(found?.session.createdAt ?? 0));
  if (!found || found.user.blocked || age > LONGEST_SESSION) return undefined;
  copyCookies(c, answer);
  return { ...found, kind, age };
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
