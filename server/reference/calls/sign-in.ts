import { type Context, Hono } from 'hono';
import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import { EmailText, PasswordText, readJson } from '../http/body.ts';
import { networksOf } from '../http/client.ts';
import { privateCookie } from '../http/cookies.ts';
import { deviceOf } from '../http/device.ts';
import { HttpError, retryLater } from '../http/http-error.ts';
import { ok } from '../http/responses.ts';
import { signIn } from '../http/session-cookie.ts';
import { mailUnlockLink } from '../mail/mail-link.ts';
import { codeMail } from '../mail/mail-templates.ts';
import { ACCOUNT_TYPES, type Account, type AccountType, findAccount } from '../store/accounts.ts';
import { CODE_LIFETIME, type CodeCheck, issueCode, redeemCode } from '../store/codes.ts';
import { ACCOUNT_CODES, CODE_TRIES, CODES, countAttempt, pauseLeft, resetAttempts } from '../store/limits.ts';
import { isOffered } from '../store/passkeys.ts';
import { rehash } from '../store/password-change.ts';
import { beginSignIn, type SignInAttempt } from '../store/sign-in-attempts.ts';
import { nullable, optional, size, string, type } from '../structs.ts';
import { type Reader, readerOf } from '../texts/reader.ts';

/** Where a person goes after the sign-in. */
export const areaOf = (kind: AccountType) => (kind === 'user' ? 'admin' : 'portal');

const Credentials = type({
  email: EmailText,
  pass: PasswordText,
  twofactor: optional(nullable(size(string(), 0, 64))),
});

/** Binds a code to the browser that asked for it. */
const codeCookie = (backend: Backend) => privateCookie(backend, 'portal-code');

/** Checks the password and, for accounts with two-factor sign-in, the mailed code. */
export function signInCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const kind of ACCOUNT_TYPES) {
    calls.post(`/login/${kind}`, async (c) => {
      const { email, pass, twofactor } = await readJson(c, Credentials);
      const attempt = beginSignIn(backend, kind, email, networksOf(c, backend), deviceOf(c, backend, email));
      const account = await verifyPassword(c, backend, attempt, kind, email, pass);
      if (account.twofactor && !twofactor?.trim()) {
        mailCode(c, backend, attempt, account);
        return ok(c, { action: 'challenge' });
      }
      if (account.twofactor && twofactor) verifyCode(c, backend, attempt, account, twofactor);
      signIn(c, backend, account, 'password');
      attempt.succeed();
      return ok(c, { action: areaOf(kind), ...(isOffered(backend, account) && { passkey: 'offer' }) });
    });
  }
  return calls;
}

async function verifyPassword(
  c: Context,
  backend: Backend,
  attempt: SignInAttempt,
  kind: AccountType,
  email: string,
  pass: string,
): Promise<Account> {
  const known = findAccount(backend.database, kind, email);
  if (attempt.pause > 0) {
    logEvent(backend, 'too-many-attempts', known, c);
    throw retryLater('Too many failed attempts.', attempt.pause);
  }
  if (attempt.isLocked) {
    logEvent(backend, 'locked', known, c);
    throw new HttpError(422, lockedText);
  }
  const stored = usablePassword(known);
  const isRight = await backend.passwords.matches(pass, stored, attempt.share).catch((error: unknown) => {
    attempt.undo();
    throw error;
  });
  // The password or the access may have changed while the hash was computed.
  const account = findAccount(backend.database, kind, email);
  if (!account || !isRight || usablePassword(account) !== stored) {
    logEvent(backend, 'wrong-password', known, c);
    mailIfLocked(c, backend, attempt, account);
    throw new HttpError(401, ({ t }) => t("The email address or password isn't right."));
  }
  attempt.passwordIsRight();
  if (account.suspended) {
    logEvent(backend, 'no-access', account, c);
    throw new HttpError(403, ({ t }) => t('This account has no access.'));
  }
  if (stored !== null && backend.passwords.isOutdated(stored))
    backend.backgroundTasks.add(c, () => rehash(backend, account, pass));
  return account;
}

const usablePassword = (account?: Account) => (account?.active ? account.password : null);

const lockedText = ({ t }: Reader) =>
  t(
    'Too many wrong passwords were entered for this email address, so none is accepted now. Please choose a new one with “{{label}}”.',
    { label: t('Forgot password?') },
  );

function mailIfLocked(c: Context, backend: Backend, attempt: SignInAttempt, account?: Account): void {
  if (!attempt.hasLocked() || !account || usablePassword(account) === null) return;
  backend.backgroundTasks.add(c, () => mailUnlockLink(backend, readerOf(c), account));
}

function mailCode(c: Context, backend: Backend, attempt: SignInAttempt, account: Account): void {
  const pause =
    countAttempt(backend, CODES, String(account.id), attempt.client) ||
    countAttempt(backend, ACCOUNT_CODES, String(account.id), attempt.others);
  if (pause > 0) throw retryLater('Too many codes were sent.', pause);
  const cookie = codeCookie(backend);
  const { code, browser } = issueCode(backend, account, cookie.read(c));
  cookie.write(c, browser, CODE_LIFETIME);
  logEvent(backend, 'code-mailed', account, c);
  const mail = codeMail(readerOf(c), account, code);
  backend.backgroundTasks.add(c, () => backend.outbox.send(mail));
}

function verifyCode(
  c: Context,
  backend: Backend,
  attempt: SignInAttempt,
  account: Account,
  code: string,
): void {
  const id = String(account.id);
  const { client, others } = attempt;
  const pause = pauseLeft(backend, CODE_TRIES, id, others);
  if (pause > 0) {
    logEvent(backend, 'too-many-attempts', account, c);
    throw retryLater('Too many failed attempts.', pause);
  }
  const check = redeemCode(backend, account, codeCookie(backend).read(c), code);
  if (check.outcome === 'wrong') logEvent(backend, 'wrong-code', account, c);
  if (check.outcome === 'wrong' && check.isCode) {
    countAttempt(backend, CODE_TRIES, id, others);
    attempt.codeIsWrong();
    mailIfLocked(c, backend, attempt, account);
  }
  if (check.outcome !== 'right') {
    const canTryAgain = check.outcome === 'wrong' && check.triesLeft > 0;
    throw new HttpError(canTryAgain ? 422 : 410, (reader) => explain(check, reader));
  }
  resetAttempts(backend, CODE_TRIES, id, others);
  resetAttempts(backend, CODES, id, client);
  resetAttempts(backend, ACCOUNT_CODES, id, others);
}

function explain(check: Exclude<CodeCheck, { outcome: 'right' }>, { t }: Reader): string {
  switch (check.outcome) {
    case 'expired':
      return t('The code has expired. Please request a new one.');
    case 'void':
      return t('The code can no longer be used. Please request a new one.');
    case 'wrong':
      if (check.triesLeft === 0)
        return t('The code is not right, and no tries are left. Please request a new one.');
      return check.triesLeft === 1
        ? t('The code is not right. You have 1 try left.')
        : t('The code is not right. You have {{left}} tries left.', { left: check.triesLeft });
  }
}
