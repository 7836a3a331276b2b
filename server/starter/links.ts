/* Mailed links. The engine makes the tokens that set a password or sign in, and uses them up. */
import { createHash } from 'node:crypto';
import { type Account, accountById } from './accounts.ts';
import { type Kind, secretOf } from './engine.ts';
import { Refusal } from './errors.ts';
import { config, db, engines } from './services.ts';
import { newSecret } from './web.ts';

export type LinkType =
  | ('forgotpw' | 'activate' | 'portalaccess' | 'registration')
  | ('pdaccess' | 'personalreports' | 'vouchernewreg');

/** The names of a registration, or a voucher. */
export type Origin = Readonly<Record<string, string>>;

const MINUTE = 60_000;
/** The portal repeats a GET once if the network fails, possibly after the server has answered. */
const REPEAT_GRACE = MINUTE;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
export const minutesOf = (type: LinkType) => (type === 'portalaccess' ? 10 : 60);

async function newToken(type: LinkType, { kind, email }: Account): Promise<string> {
  const { api } = engines[kind];
  if (type === 'forgotpw' || type === 'activate')
    return secretOf(() => api.requestPasswordReset({ body: { email } }));
  if (type !== 'portalaccess') return newSecret();
  return secretOf(() => api.signInMagicLink({ body: { email }, headers: new Headers() }));
}

/** `mail` names the email, which can have a link for each kind of account. */
export async function createLink(type: LinkType, account: Account, mail: string, origin: Origin = {}) {
  const token = await newToken(type, account);
  const { kind, id, email } = account;
  const times = { ends: Date.now() + minutesOf(type) * MINUTE, used: null };
  const row = {
    hash: hashOf(token),
    type,
    kind,
    account: id,
    email,
    mail,
    origin: JSON.stringify(origin),
    ...times,
  };
  await db.insertInto('link').values(row).execute();
  return `${config.origin}/login/token/${token}`;
}

/** Without types, any is accepted. With `grace`, also one that was used a moment ago. */
export async function findLink(token: string, types?: readonly LinkType[], grace = 0) {
  const now = Date.now();
  const row = await db.selectFrom('link').selectAll().where('hash', '=', hashOf(token)).executeTakeFirst();
  const account = row && (await accountById(row.kind as Kind, row.account));
  const type = row?.type as LinkType;
  const isOver = !row || row.ends <= now || (row.used !== null && row.used <= now - grace);
  if (isOver || !account || account.blocked || types?.includes(type) === false) return undefined;
  return { ...row, type, origin: JSON.parse(row.origin) as Origin, account };
}

/** Returns whether it was the first time. */
export async function spendLink(hash: string): Promise<boolean> {
  const query = db.updateTable('link').set({ used: Date.now() }).where('hash', '=', hash);
  return (await query.where('used', 'is', null).executeTakeFirst()).numUpdatedRows > 0n;
}

export async function findDataLink(token: string, type: LinkType) {
  const found = await findLink(token, [type], REPEAT_GRACE);
  if (!found) throw new Refusal(404, UNKNOWN_LINK);
  return found;
}

export const UNKNOWN_LINK = 'This link is unknown. It might have expired or been used already.';
