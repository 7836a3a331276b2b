/* Mailed links, and new passwords. */
import commonPasswords from 'fxa-common-password-list';
import { type Context, Hono } from 'hono';
import { type Account, endAccess, storeOf } from '../accounts.ts';
import { clientFor, remember } from '../browsers.ts';
import { vouchers } from '../data/vouchers.ts';
import { KINDS, type Kind } from '../engine.ts';
import { turnOf } from '../hashes.ts';
import { forget, limit } from '../limits.ts';
import { findLink, type LinkType, unknownLink } from '../links.ts';
import { log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { engines } from '../services.ts';
import { addTask } from '../tasks.ts';
import { emailOf, ok, readBody, textOf, type Web } from '../web.ts';

const FORMS: Readonly<Record<string, readonly [LinkType, ...Kind[]]>> = {
  '/login/forgotpw': ['forgotpw', ...KINDS],
  '/login/user/forgotpw': ['forgotpw', 'user'],
  '/login/member/forgotpw': ['forgotpw', 'member'],
  '/members/portallogin': ['portalaccess', 'member'],
  '/members/personaldata': ['pdaccess', 'member'],
  '/members/personalreports': ['personalreports', 'member'],
};

const RESETS: Readonly<Record<string, readonly Kind[]>> = {
  '/login/resetpw': KINDS,
  '/login/user/resetpw': ['user'],
  '/login/member/resetpw': ['member'],
};

/** Spread, because `length` counts most emoji twice. */
function check(pass: string, pass2: string, { email, name }: Account): void {
  const lettersOf = (text: string) => text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
  const refuse = (text: string) => {
    throw new Refusal(422, text);
  };
  if ([...pass].length < 8) refuse('The password must be at least 8 characters long.');
  if ([...pass].length > 1024) refuse('The password must be at most 1024 characters long.');
  if (pass !== pass2) refuse('The two passwords are not the same.');
  if (commonPasswords.test(pass.toLowerCase()))
    refuse('This is one of the most used passwords. Please choose another one.');
  if ([email, email.split('@')[0] ?? '', name].map(lettersOf).includes(lettersOf(pass)))
    refuse('This password is your name or email address. Please choose another one.');
}

const setPassword = (kinds: readonly Kind[]) => async (c: Context<Web>) => {
  const body = await readBody(c);
  const [token, pass, pass2] = [textOf(body, 'token'), textOf(body, 'pass'), textOf(body, 'pass2')];
  const link = await findLink(token, ['forgotpw', 'activate']);
  if (!link || !kinds.includes(link.account.kind)) throw new Refusal(401, unknownLink);
  const { account, mail } = link;
  const { kind, id, email } = account;
  check(pass, pass2, account);
  await limit(['new password for an account', id], ['new password', '', clientFor(c, email)]);
  const answer = await turnOf.run(email, () =>
    engines[kind].api.resetPassword({ body: { token, newPassword: pass }, asResponse: true }),
  );
  if (!answer.ok) throw new Refusal(401, unknownLink);
  await confirm(account);
  await endAccess(account, mail);
  for (const name of ['failures in a row', 'password for an address'] as const)
    await forget(name, `${kind} ${email}`);
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

export function passwordCalls(): Hono<Web> {
  const calls = new Hono<Web>();
  for (const [path, [type, ...kinds]] of Object.entries(FORMS))
    calls.post(path, async (c) => {
      const email = emailOf(await readBody(c));
      await limit(['link', '', clientFor(c, email)]);
      await addTask(c, 'link', { email, type, kinds });
      return ok(c);
    });
  for (const [path, kinds] of Object.entries(RESETS)) calls.post(path, setPassword(kinds));
  return calls;
}
