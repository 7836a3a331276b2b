import { type Context, Hono } from 'hono';
import { nullable, optional, size, string, type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { EmailText, readJson } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { HttpError, retryLater } from '../http/http-error.ts';
import { ok } from '../http/responses.ts';
import { signIn } from '../http/session-cookie.ts';
import { codeMail } from '../mail/mail-templates.ts';
import { ACCOUNT_TYPES, type Account, type AccountType, findAccount } from '../store/accounts.ts';
import { type CodeCheck, issueCode, redeemCode } from '../store/codes.ts';
import { rehash } from '../store/password-change.ts';
import { LONGEST_PASSWORD } from '../store/passwords.ts';
import { beginSignIn } from '../store/sign-in-attempts.ts';
import { ACCOUNT_CODES, CODES, countAttempt, resetAttempts } from '../store/throttle.ts';
import { type Reader, readerOf } from '../texts/reader.ts';

const Credentials = type({
  email: EmailText,
  pass: size(string(), 1, LONGEST_PASSWORD),
  twofactor: optional(nullable(size(string(), 0, 64))),
});

/** Checks the password and, for accounts with two-factor sign-in, the mailed code. */
export function signInCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const kind of ACCOUNT_TYPES) {
    calls.post(`/login/${kind}`, async (c) => {
      const { email, pass, twofactor } = await readJson(c, Credentials);
      const account = await verifyPassword(c, backend, kind, email, pass);
      if (account.twofactor && !twofactor?.trim()) {
        mailCode(c, backend, account);
        return ok(c, { action: 'challenge' });
      }
      if (account.twofactor && twofactor) verifyCode(c, backend, account, twofactor);
      signIn(c, backend, account);
      return ok(c, { action: kind === 'user' ? 'admin' : 'portal' });
    });
  }
  return calls;
}

async function verifyPassword(
  c: Context,
  backend: Backend,
  kind: AccountType,
  email: string,
  pass: string,
): Promise<Account> {
  const attempt = beginSignIn(backend, kind, email, clientOf(c, backend));
  if (attempt.pause > 0) throw retryLater('Too many failed attempts.', attempt.pause);
  const stored = usablePassword(findAccount(backend.database, kind, email));
  const isRight = await backend.passwords.matches(pass, stored);
  // The password or the access may have changed while the hash was computed.
  const account = findAccount(backend.database, kind, email);
  if (!account || !isRight || usablePassword(account) !== stored) {
    throw new HttpError(401, ({ t }) => t("The email address or password isn't right."));
  }
  attempt.succeed();
  if (account.suspended) throw new HttpError(403, ({ t }) => t('This account has no access.'));
  if (stored !== null && backend.passwords.isOutdated(stored)) await rehash(backend, account, pass);
  return account;
}

const usablePassword = (account?: Account) => (account?.active ? account.password : null);

function mailCode(c: Context, backend: Backend, account: Account): void {
  const pause =
    countAttempt(backend, CODES, codeSubject(c, backend, account)) ||
    countAttempt(backend, ACCOUNT_CODES, String(account.id));
  if (pause > 0) throw retryLater('Too many codes were sent.', pause);
  const mail = codeMail(readerOf(c), account, issueCode(backend, account));
  backend.backgroundTasks.add(c, () => backend.outbox.send(mail));
}

function verifyCode(c: Context, backend: Backend, account: Account, code: string): void {
  const check = redeemCode(backend, account, code);
  if (check.outcome !== 'right') throw new HttpError(422, (reader) => explain(check, reader));
  resetAttempts(backend, CODES, codeSubject(c, backend, account));
  resetAttempts(backend, ACCOUNT_CODES, String(account.id));
}

const codeSubject = (c: Context, backend: Backend, { id }: Account) => `${id}:${clientOf(c, backend)}`;

function explain(check: Exclude<CodeCheck, { outcome: 'right' }>, { t }: Reader): string {
  switch (check.outcome) {
    case 'expired':
      return t('The code has expired. Please start again to get a new one.');
    case 'void':
      return t('The code can no longer be used. Please start again to get a new one.');
    case 'wrong':
      if (check.triesLeft === 0)
        return t('The code is not right, and no tries are left. Please start again to get a new one.');
      return check.triesLeft === 1
        ? t('The code is not right. You have 1 try left.')
        : t('The code is not right. You have {{left}} tries left.', { left: check.triesLeft });
  }
}
