/* Forms that mail a link, and new passwords. */
import { Hono } from 'hono';
import { type Account, endAccess, storeOf } from '../accounts.ts';
import { vouchers } from '../data.ts';
import { KINDS, type Kind } from '../engine.ts';
import { Refusal } from '../errors.ts';
import { isCommonPassword, isNameOrEmail } from '../guessable.ts';
import { clientOf } from '../hashes.ts';
import { forget, limit } from '../limits.ts';
import { findLink, type LinkType, UNKNOWN_LINK } from '../links.ts';
import { engines, log } from '../services.ts';
import { addTask } from '../tasks.ts';
import { type App, clientFor, emailOf, ok, readBody, remember, textOf, type Web } from '../web.ts';

/** What the person reads if the password is refused. */
function faultOf(pass: string, pass2: string, account: Account): string | undefined {
  // Spread, because `length` counts most emoji twice.
  const { length } = [...pass];
  if (length < 8 || length > 1024) return 'The password must have 8 to 1024 characters.';
  if (pass !== pass2) return 'The two passwords are not the same.';
  if (isCommonPassword(pass)) return 'This is one of the most used passwords. Please choose another one.';
  if (isNameOrEmail(pass, account))
    return 'This password is your name or email address. Please choose another one.';
  return undefined;
}

const setPassword = (kinds: readonly Kind[]) => async (c: Web) => {
  const body = await readBody(c);
  const [token, pass, pass2] = [textOf(body, 'token'), textOf(body, 'pass'), textOf(body, 'pass2')];
  const link = await findLink(token, ['forgotpw', 'activate']);
  if (!link || !kinds.includes(link.account.kind)) throw new Refusal(401, UNKNOWN_LINK);
  const { kind, id, email } = link.account;
  const fault = faultOf(pass, pass2, link.account);
  if (fault) throw new Refusal(422, fault);
  await limit(['new password for an account', id], ['new password', '', clientFor(c, email)]);
  const call = { body: { token, newPassword: pass }, asResponse: true } as const;
  const answer = await clientOf.run(email, () => engines[kind].api.resetPassword(call));
  if (!answer.ok) throw new Refusal(401, UNKNOWN_LINK);
  await confirm(link.account);
  await endAccess(link.account, link.mail);
  await forget('failures in a row', `${kind} ${email}`);
  await forget('password for an address', `${kind} ${email}`);
  remember(c, email);
  log('password changed', { kind, account: id });
  await addTask(c, 'notice', { email, notice: 'changed' });
  return ok(c);
};

/** The owner of the address has used a mailed link. */
export async function confirm({ kind, id, email }: Account, names: Readonly<Record<string, string>> = {}) {
  await (await storeOf(kind)).updateUser(id, { emailVerified: true, ...names });
  if (kind === 'member') await vouchers.confirm(email);
}

const mailLink = (type: LinkType, kinds: readonly Kind[]) => async (c: Web) => {
  const email = emailOf(await readBody(c));
  await limit(['link', '', clientFor(c, email)]);
  await addTask(c, 'link', { email, type, kinds });
  return ok(c);
};

export const passwordCalls = new Hono<App>()
  .post('/login/forgotpw', mailLink('forgotpw', KINDS))
  .post('/login/user/forgotpw', mailLink('forgotpw', ['user']))
  .post('/login/member/forgotpw', mailLink('forgotpw', ['member']))
  .post('/members/portallogin', mailLink('portalaccess', ['member']))
  .post('/members/personaldata', mailLink('pdaccess', ['member']))
  .post('/members/personalreports', mailLink('personalreports', ['member']))
  .post('/login/resetpw', setPassword(KINDS))
  .post('/login/user/resetpw', setPassword(['user']))
  .post('/login/member/resetpw', setPassword(['member']));
