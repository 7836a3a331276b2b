/* What the calls do. Each gets the parameters of the path, the body, and what it needs to know of the client. */
import { DEVICE_LIFETIME, deviceOf, withDevice } from './devices.js';
import { beginSignIn, limit } from './limits.js';
import { Refusal } from './refusal.js';
import {
  addMember,
  changePassword,
  findAccount,
  findLink,
  isConfirmed,
  SESSION_LIFETIME,
  sendLink,
  spendLink,
  startSession,
} from './store.js';
import { openVoucher, redeemFor } from './vouchers.js';

const SETS_PASSWORD = ['forgotpw', 'activate'];
/** Replace it by a list of many thousands. */
const COMMON_PASSWORDS = new Set(['password', 'password1', '12345678', '123456789', 'qwertyuiop']);

function text(body, name) {
  if (typeof body?.[name] !== 'string')
    throw new Refusal(400, `The field "${name}" is missing or not valid.`);
  return body[name];
}

/** SMTP allows 254 characters. */
function address(body) {
  const email = text(body, 'email').trim().toLowerCase();
  if (email.length > 254 || !/^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@]+$/u.test(email))
    throw new Refusal(422, 'Please provide a valid email address.');
  return email;
}

/** The browser counts alone if it has signed in with this address before. */
function clientFor(email, { networks, devices }) {
  const device = deviceOf(devices, email);
  return device ? [device] : networks;
}

/** Call it when the owner of the address is in front of this browser. */
const remember = (email, { devices, setCookie }) =>
  setCookie('device', withDevice(devices, email), { httpOnly: true, maxAge: DEVICE_LIFETIME });

export function probe(_, body, visitor) {
  const email = address(body);
  limit(['probe', '', clientFor(email, visitor)]);
  const member = findAccount('member', email);
  const isActive = isConfirmed(member);
  if (findAccount('user', email)) return { action: isActive ? 'choice' : 'password', membercheck: isActive };
  return member ? { action: 'memberpassword', active_member: isActive } : { action: 'registration' };
}

export const signIn = (kind, action) => async (_, body, visitor) => {
  const { networks, devices, setCookie } = visitor;
  const email = address(body);
  const password = text(body, 'pass');
  const tries = beginSignIn(`${kind} ${email}`, networks, deviceOf(devices, email));
  const session = await startSession(kind, email, password, tries.share).catch((error) => {
    tries.undo();
    throw error;
  });
  if (!session) throw new Refusal(401, 'The email address or the password is not right.');
  tries.succeed();
  remember(email, visitor);
  setCookie('session', session, { httpOnly: true, maxAge: SESSION_LIFETIME });
  return { action };
};

export const mailLink =
  (type, ...kinds) =>
  (_, body, visitor) => {
    const email = address(body);
    limit(['link', '', clientFor(email, visitor)]);
    sendLink(type, email, kinds);
  };

export const setPassword =
  (...kinds) =>
  async (_, body, visitor) => {
    const token = text(body, 'token');
    const password = text(body, 'pass');
    const { kind, email } = findLink(token, ...SETS_PASSWORD);
    if (!kinds.includes(kind)) throw new Refusal(404, 'This link is for another kind of account.');
    // Spread, because `length` counts most emoji twice.
    if ([...password].length < 8 || password !== body.pass2)
      throw new Refusal(422, 'Please choose a password of at least 8 characters, and repeat it.');
    if (COMMON_PASSWORDS.has(password.toLowerCase()))
      throw new Refusal(422, 'This is one of the most used passwords. Please choose another one.');
    limit(
      ['new password for an account', `${kind} ${email}`],
      ['new password', '', clientFor(email, visitor)],
    );
    await changePassword(token, SETS_PASSWORD, password);
    remember(email, visitor);
  };

export function checkToken({ token }) {
  const link = findLink(token);
  const { type, kind, email, account } = link;
  if (link.isSpent) throw new Refusal(404, 'This link has been used already.');
  if (type === 'vouchernewreg') openVoucher(link);
  return { type, target: kind, memberid: account.id, email, token };
}

export function personalData({ token }) {
  const { email, account } = spendLink(token, 'pdaccess');
  return { personal: { firstname: account.name, email }, extra: {}, survey: [] };
}

export function personalReports({ token }) {
  const { account } = findLink(token, 'personalreports');
  return { personal: { firstname: account.name }, reports: [] };
}

export function register(_, body, { networks }) {
  const email = address(body);
  const name = text(body, 'firstname').trim();
  if (!name || !text(body, 'lastname').trim() || body.agreeTC !== true)
    throw new Refusal(422, 'Please fill in your name and agree to the terms.');
  if (body.regType !== 'default') throw new Refusal(422, 'Registration is not available.');
  limit(['link', '', networks]);
  addMember(email, name);
  sendLink('registration', email, ['member']);
}

export function redeem({ voucher }, body, { networks }) {
  const email = address(body);
  limit(['voucher', '', networks]);
  return redeemFor(voucher, email);
}
