import { type Context, Hono } from 'hono';
import { isCommonPassword, isNameOrEmail } from '../../starter/guessable.ts';
import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import { readJson } from '../http/body.ts';
import { clientFor, rememberDevice } from '../http/device.ts';
import { HttpError, retryLater, unknownLink } from '../http/http-error.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { passwordChangedMail } from '../mail/mail-templates.ts';
import { ACCOUNT_TYPES, type Account, type AccountType } from '../store/accounts.ts';
import { countAttempt, NETWORK_NEW_PASSWORDS, NEW_PASSWORDS } from '../store/limits.ts';
import { changePassword, wasUsedBefore } from '../store/password-change.ts';
import { LONGEST_PASSWORD, passwordLength, SHORTEST_PASSWORD } from '../store/passwords.ts';
import { findToken } from '../store/tokens.ts';
import { string, type } from '../structs.ts';
import { readerOf } from '../texts/reader.ts';

/** No length limits here, because `validatePassword` explains them in words. */
const Request = type({ token: string(), pass: string(), pass2: string() });

const ROUTES: Record<string, readonly AccountType[]> = {
  '/login/resetpw': ACCOUNT_TYPES,
  '/login/user/resetpw': ['user'],
  '/login/member/resetpw': ['member'],
};

/** Sets a new password and spends the token. A failed attempt does not spend it. */
export function resetPasswordCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, kinds] of Object.entries(ROUTES)) {
    calls.post(path, async (c) => {
      const { token, pass, pass2 } = await readJson(c, Request);
      const found = findToken(backend, token);
      const isRecovery = found?.type === 'forgotpw' || found?.type === 'activate';
      if (!found || !isRecovery || !kinds.includes(found.account.kind)) throw unknownLink(401);
      validatePassword(backend, found.account, pass, pass2);
      await rejectFormerPassword(c, backend, found.account, pass);
      if (!(await changePassword(backend, found, pass))) throw unknownLink(401);
      rememberDevice(c, backend, found.account.email);
      logEvent(backend, 'password-changed', found.account, c);
      const mail = passwordChangedMail(
        readerOf(c),
        found.account,
        `${backend.origin}/login/forgotpw?cat=any`,
      );
      backend.backgroundTasks.add(c, () => backend.outbox.send(mail));
      return ok(c);
    });
  }
  return calls;
}

function validatePassword(
  { passwordMinLength: shortest = SHORTEST_PASSWORD }: Backend,
  account: Account,
  pass: string,
  pass2: string,
): void {
  if (passwordLength(pass) < shortest) {
    throw new HttpError(422, ({ t }) =>
      t('The password must be at least {{length}} characters long.', { length: shortest }),
    );
  }
  if (passwordLength(pass) > LONGEST_PASSWORD) {
    throw new HttpError(422, ({ t }) =>
      t('The password must be at most {{length}} characters long.', { length: LONGEST_PASSWORD }),
    );
  }
  if (pass !== pass2) throw new HttpError(422, ({ t }) => t('The two passwords are not the same.'));
  if (isCommonPassword(pass)) {
    throw new HttpError(422, ({ t }) =>
      t('This is one of the most used passwords. Please choose another one.'),
    );
  }
  if (isNameOrEmail(pass, account)) {
    throw new HttpError(422, ({ t }) =>
      t('This password is your name or email address. Please choose another one.'),
    );
  }
}

async function rejectFormerPassword(
  c: Context,
  backend: Backend,
  account: Account,
  pass: string,
): Promise<void> {
  rateLimit(c, backend, NETWORK_NEW_PASSWORDS, clientFor(c, backend, account.email));
  const pause = countAttempt(backend, NEW_PASSWORDS, String(account.id));
  if (pause > 0) throw retryLater('Too many passwords were tried.', pause);
  if (await wasUsedBefore(backend, account, pass)) {
    throw new HttpError(422, ({ t }) => t('This password has been used before. Please choose another one.'));
  }
}
