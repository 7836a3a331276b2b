import { Hono } from 'hono';
import { nullable, optional, size, string, type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { EmailText, readJson } from '../http/body.ts';
import { comeBackLater, Refusal } from '../http/refusal.ts';
import { signIn } from '../http/session-cookie.ts';
import { codeLetter } from '../mail/letters.ts';
import { ACCOUNT_KINDS, type Account, type AccountKind, findAccount } from '../store/accounts.ts';
import { type CodeCheck, issueCode, redeemCode } from '../store/codes.ts';
import { isPassword, LONGEST_PASSWORD } from '../store/passwords.ts';
import {
  countAttempt,
  forgetAttempts,
  MAILED_CODES,
  signInSubject,
  WRONG_PASSWORDS,
} from '../store/throttle.ts';

const Credentials = type({
  email: EmailText,
  pass: size(string(), 1, LONGEST_PASSWORD),
  twofactor: optional(nullable(size(string(), 0, 64))),
});

/** The password, and the mailed code where an account asks for one (D7). */
export function signInCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const kind of ACCOUNT_KINDS) {
    calls.post(`/login/${kind}`, async (c) => {
      const { email, pass, twofactor } = await readJson(c, Credentials);
      const account = await provePassword(backend, kind, email, pass);
      if (account.twofactor && !twofactor?.trim()) {
        await mailCode(backend, account);
        return ok(c, { action: 'challenge' });
      }
      if (account.twofactor && twofactor) proveCode(backend, account, twofactor);
      signIn(c, backend, account);
      return ok(c, { action: kind === 'user' ? 'admin' : 'portal' });
    });
  }
  return calls;
}

async function provePassword(
  backend: Backend,
  kind: AccountKind,
  email: string,
  pass: string,
): Promise<Account> {
  const subject = signInSubject(kind, email);
  const pause = countAttempt(backend, WRONG_PASSWORDS, subject);
  if (pause > 0) throw comeBackLater('Too many failed attempts.', pause);
  const account = findAccount(backend.database, kind, email);
  const isRight = await isPassword(pass, account?.active ? account.password : null);
  if (!account || !isRight) throw new Refusal(401, 'The e-mail address or the password is not right.');
  forgetAttempts(backend.database, WRONG_PASSWORDS, subject);
  if (account.suspended) throw new Refusal(403, 'This account has no access.');
  return account;
}

async function mailCode(backend: Backend, account: Account): Promise<void> {
  const pause = countAttempt(backend, MAILED_CODES, String(account.id));
  if (pause > 0) throw comeBackLater('Too many codes were sent.', pause);
  await backend.outbox.send(codeLetter(account, issueCode(backend, account)));
}

function proveCode(backend: Backend, account: Account, code: string): void {
  const check = redeemCode(backend, account, code);
  if (check.outcome !== 'right') throw new Refusal(422, explain(check));
  forgetAttempts(backend.database, MAILED_CODES, String(account.id));
}

function explain(check: Exclude<CodeCheck, { outcome: 'right' }>): string {
  switch (check.outcome) {
    case 'expired':
      return 'The code has expired. Please start again to get a new one.';
    case 'void':
      return 'The code can no longer be used. Please start again to get a new one.';
    case 'wrong':
      if (check.triesLeft === 0)
        return 'The code is not right, and no tries are left. Please start again to get a new one.';
      return `The code is not right. You have ${check.triesLeft} ${check.triesLeft === 1 ? 'try' : 'tries'} left.`;
  }
}
