/* Accounts, links and sessions. Replace the maps by a database and `print` by emails. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashed } from './hashes.js';
import { forgetTries, isAllowed } from './limits.js';
import { Refusal } from './refusal.js';

export const { PORT = '8000', ORIGIN = `http://localhost:${PORT}` } = process.env;
const MINUTE = 60_000;
const LINK_LIFETIME = 60 * MINUTE;
export const SESSION_LIFETIME = 8 * 60 * MINUTE;
/** The portal repeats a GET once if the network fails, possibly after the server has answered. */
const REPEAT_GRACE = MINUTE;

export const newSecret = () => randomBytes(32).toString('base64url');

/** A password that nobody knows. */
const NOBODY = await hashed(newSecret(), '');
/** By kind and address. */
const accounts = new Map([
  ['user tomas@example.org', { id: 1, name: 'Tomás', password: await hashed('Copper-Orchard-31', '') }],
  ['member hanna@example.org', { id: 2, name: 'Hanna', password: await hashed('Quiet-Meadow-74', '') }],
]);
const links = new Map();
const sessions = new Map();

export const findAccount = (kind, email) => accounts.get(`${kind} ${email}`);

export function addMember(email, name) {
  if (!findAccount('member', email))
    accounts.set(`member ${email}`, { id: accounts.size + 1, name, password: NOBODY });
}

/** Setting the first password, with an emailed link, also confirms the address. */
export const isConfirmed = (account) => account !== undefined && account.password !== NOBODY;

/**
 * Nothing else starts a session. `undefined` if this is not the password. The hash is also computed without an account, so that
 * the time reveals nothing. `client` waits for it.
 */
export async function startSession(kind, email, password, client) {
  const stored = findAccount(kind, email)?.password ?? NOBODY;
  const { hash } = await hashed(password, client, stored.salt);
  // The password may have changed while the hash was computed. Nothing may be awaited between this and the session.
  if (!timingSafeEqual(hash, stored.hash) || findAccount(kind, email)?.password !== stored) return undefined;
  const session = newSecret();
  sessions.set(session, { kind, email, end: Date.now() + SESSION_LIFETIME });
  return session;
}

/**
 * Sends to the first of these kinds that the address has, and after the answer, so that its time does not reveal who has an
 * account.
 */
export function sendLink(type, email, kinds, voucher) {
  setImmediate(() => {
    const kind = kinds.find((each) => findAccount(each, email));
    if (!kind || !isAllowed('link to an address', `${type} ${email}`)) return;
    const text = mailText(type, kind, email, voucher);
    if (text) console.log(`To ${email}: ${text}`);
  });
}

/** By the state of the account: see "Accounts, answers and emails" in docs/api.md. */
function mailText(asked, kind, email, voucher) {
  const isActive = isConfirmed(findAccount(kind, email));
  if (asked === 'registration' && isActive) return `You are a member already. Log in at ${ORIGIN}/login/`;
  if (asked === 'portalaccess' && !isActive) return undefined;
  const token = newSecret();
  const type = asked === 'forgotpw' && !isActive ? 'activate' : asked;
  links.set(token, { type, kind, email, voucher, end: Date.now() + LINK_LIFETIME });
  return `${ORIGIN}/login/token/${token}`;
}

/** What a link is for, and its account. Without types, any is accepted. */
export function findLink(token, ...types) {
  const link = links.get(token);
  if (!link || link.end <= Date.now() || (types.length > 0 && !types.includes(link.type)))
    throw new Refusal(404, 'This link is unknown. It might have expired or been used already.');
  return { ...link, account: findAccount(link.kind, link.email) };
}

/** A link to data works once, and again if the GET is repeated at once. */
export function spendLink(token, type) {
  const found = findLink(token, type);
  if (!found.isSpent) Object.assign(links.get(token), { isSpent: true, end: Date.now() + REPEAT_GRACE });
  return found;
}

/** Ends all links and sessions of the address, so that whoever has an old link or knew the old password loses access. */
export async function changePassword(token, types, password) {
  const next = await hashed(password, findLink(token, ...types).email);
  // The link may have been used while the hash was computed.
  const { kind, email, account } = findLink(token, ...types);
  account.password = next;
  for (const all of [links, sessions])
    for (const [key, each] of all) if (each.email === email) all.delete(key);
  forgetTries(`${kind} ${email}`);
}

export function findSession(session) {
  const found = sessions.get(session);
  return found && found.end > Date.now() ? found : undefined;
}
