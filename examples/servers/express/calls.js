/* What the calls do. Replace the maps by a database and `sendLink` by emails, and limit the attempts per client. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

export const { PORT = '8000', ORIGIN = `http://localhost:${PORT}` } = process.env;
const HOUR = 3_600_000;

/** A status, and the text that the person reads. */
export class Refusal extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

export const newSecret = () => randomBytes(32).toString('base64url');

const hashed = (password, salt = randomBytes(16)) => ({ salt, hash: scryptSync(password, salt, 32) });

const NOBODY = hashed(newSecret());
/** By kind and address. */
const accounts = new Map([
  ['user tomas@example.org', { id: 1, name: 'Tomás', password: hashed('Copper-Orchard-31') }],
  ['member hanna@example.org', { id: 2, name: 'Hanna', password: hashed('Quiet-Meadow-74') }],
]);
const vouchers = new Set(['ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2']);
const tokens = new Map();
const sessions = new Map();

function text(body, name) {
  if (typeof body?.[name] !== 'string')
    throw new Refusal(400, `The field "${name}" is missing or not valid.`);
  return body[name];
}

function address(body) {
  const email = text(body, 'email').trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new Refusal(422, 'Please provide a valid email address.');
  return email;
}

function sendLink(kind, email, type) {
  if (!accounts.has(`${kind} ${email}`)) return;
  const token = newSecret();
  tokens.set(token, { type, kind, email, expiry: Date.now() + HOUR });
  console.log(`To ${email}: ${ORIGIN}/login/token/${token}`);
}

/** What a token is for, and the account that it belongs to. Without types, any is accepted. */
function findToken(token, ...types) {
  const found = tokens.get(token);
  const isValid = found && found.expiry > Date.now() && (types.length === 0 || types.includes(found.type));
  if (!isValid) throw new Refusal(404, 'This link is unknown. It might have expired or been used already.');
  return { ...found, account: accounts.get(`${found.kind} ${found.email}`) };
}

export function probe(_, body) {
  const email = address(body);
  const isMember = accounts.has(`member ${email}`);
  if (accounts.has(`user ${email}`))
    return { action: isMember ? 'choice' : 'password', membercheck: isMember };
  return { action: isMember ? 'memberpassword' : 'registration' };
}

export const signIn = (kind, action) => (_, body, setCookie) => {
  const account = accounts.get(`${kind} ${address(body)}`);
  // The hash is also computed without an account, so that the time reveals nothing.
  const { salt, hash } = account?.password ?? NOBODY;
  const isRight = timingSafeEqual(hashed(text(body, 'pass'), salt).hash, hash);
  if (!account || !isRight) throw new Refusal(401, 'The email address or the password is not right.');
  const session = newSecret();
  sessions.set(session, account.id);
  setCookie('session', session, { httpOnly: true });
  return { action };
};

export const mailLink =
  (type, ...kinds) =>
  (_, body) => {
    for (const kind of kinds) sendLink(kind, address(body), type);
  };

export const setPassword =
  (...kinds) =>
  (_, body) => {
    const token = text(body, 'token');
    const password = text(body, 'pass');
    const { kind, account } = findToken(token, 'forgotpw', 'activate');
    if (!kinds.includes(kind)) throw new Refusal(404, 'This link is for another kind of account.');
    if (password.length < 8 || password !== body.pass2)
      throw new Refusal(422, 'Please choose a password of at least 8 characters, and repeat it.');
    account.password = hashed(password);
    tokens.delete(token);
  };

export function checkToken({ token }) {
  const { type, kind, account } = findToken(token);
  return { type, target: kind, memberid: account.id, token };
}

export function personalData({ token }) {
  const { email, account } = findToken(token, 'pdaccess');
  return { personal: { firstname: account.name, email }, extra: {}, survey: [] };
}

export function personalReports({ token }) {
  const { account } = findToken(token, 'personalreports');
  return { personal: { firstname: account.name }, reports: [] };
}

export function register(_, body) {
  const email = address(body);
  const name = text(body, 'firstname');
  if (!name || !text(body, 'lastname') || body.agreeTC !== true)
    throw new Refusal(422, 'Please fill in your name and agree to the terms.');
  const key = `member ${email}`;
  if (!accounts.has(key)) accounts.set(key, { id: accounts.size + 1, name, password: NOBODY });
  sendLink('member', email, 'registration');
}

export function redeem({ voucher }, body) {
  const email = address(body);
  if (!vouchers.has(voucher)) throw new Refusal(422, 'This is an invalid voucher. Please check the code.');
  if (!accounts.has(`member ${email}`)) return { action: 'errormembersonly' };
  vouchers.delete(voucher);
  return { action: 'success' };
}
