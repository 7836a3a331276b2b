import { Hono } from 'hono';
import { string, type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { comeBackLater, Refusal, unknownLink } from '../http/refusal.ts';
import { ACCOUNT_KINDS, type Account, type AccountKind } from '../store/accounts.ts';
import { isCommon, isOwnName } from '../store/guessable.ts';
import { changePassword, wasUsedBefore } from '../store/password-change.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../store/passwords.ts';
import { countAttempt, NEW_PASSWORDS } from '../store/throttle.ts';
import { findToken } from '../store/tokens.ts';

/** Without limits of their own: what is wrong with a password is told in words. */
const Request = type({ token: string(), pass: string(), pass2: string() });

const ROUTES: Record<string, readonly AccountKind[]> = {
  '/login/resetpw': ACCOUNT_KINDS,
  '/login/user/resetpw': ['user'],
  '/login/member/resetpw': ['member'],
};

/** The act that spends a recovery token; an attempt that fails spends nothing. */
export function resetPasswordCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, kinds] of Object.entries(ROUTES)) {
    calls.post(path, async (c) => {
      const { token, pass, pass2 } = await readJson(c, Request);
      const found = findToken(backend, token);
      const isRecovery = found?.type === 'forgotpw' || found?.type === 'activate';
      if (!found || !isRecovery || !kinds.includes(found.account.kind)) throw unknownLink(422);
      judge(found.account, pass, pass2);
      await refuseFormer(backend, found.account, pass);
      if (!(await changePassword(backend, found, pass))) throw unknownLink(422);
      return ok(c);
    });
  }
  return calls;
}

function judge(account: Account, pass: string, pass2: string): void {
  if (pass.length < SHORTEST_PASSWORD) {
    throw new Refusal(422, `The password must be at least ${SHORTEST_PASSWORD} characters long.`);
  }
  if (pass.length > LONGEST_PASSWORD) {
    throw new Refusal(422, `The password must be at most ${LONGEST_PASSWORD} characters long.`);
  }
  if (pass !== pass2) throw new Refusal(422, 'The two passwords are not the same.');
  if (isCommon(pass)) {
    throw new Refusal(422, 'This is one of the most used passwords. Please choose another one.');
  }
  if (isOwnName(pass, account)) {
    throw new Refusal(422, 'This password is your name or e-mail address. Please choose another one.');
  }
}

async function refuseFormer(backend: Backend, account: Account, pass: string): Promise<void> {
  const pause = countAttempt(backend, NEW_PASSWORDS, String(account.id));
  if (pause > 0) throw comeBackLater('Too many passwords were tried.', pause);
  if (await wasUsedBefore(backend, account, pass)) {
    throw new Refusal(422, 'This password has been used before. Please choose another one.');
  }
}
