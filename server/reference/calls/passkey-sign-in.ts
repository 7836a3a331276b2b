import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import { readJson } from '../http/body.ts';
import { clientFor } from '../http/device.ts';
import { HttpError, retryLater } from '../http/http-error.ts';
import { keepPasskeyBrowser, passkeyBrowser } from '../http/passkey-browser.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { signIn } from '../http/session-cookie.ts';
import { countAttempt, PASSKEY_OPTIONS, undoAttempt, WRONG_PASSKEYS } from '../store/limits.ts';
import { CHALLENGE_LIFETIME, issueChallenge, spendChallenge } from '../store/passkey-challenges.ts';
import { countUse, findPasskey, handleOf, type Passkey } from '../store/passkeys.ts';
import { literal, nullable, optional, size, string, type } from '../structs.ts';
import { areaOf } from './sign-in.ts';

const Base64Url = size(string(), 1, 4096);

/** An `AuthenticationResponseJSON`. Its texts are compared with what the authenticator has signed. */
const Assertion = type({
  id: Base64Url,
  rawId: Base64Url,
  type: literal('public-key'),
  response: type({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: optional(nullable(string())),
  }),
});

/** Signs people in with a passkey, which verifies the person itself. No code follows. */
export function passkeySignInCalls(backend: Backend): Hono {
  return new Hono()
    .post('/login/passkey/options', async (c) => {
      rateLimit(c, backend, PASSKEY_OPTIONS);
      const options = await generateAuthenticationOptions({
        rpID: backend.passkeyDomain,
        challenge: Buffer.from(issueChallenge(backend, keepPasskeyBrowser(c, backend)), 'base64url'),
        timeout: CHALLENGE_LIFETIME,
        userVerification: 'required',
      });
      return ok(c, options);
    })
    .post('/login/passkey', async (c) => {
      const assertion = await readJson(c, Assertion);
      const passkey = findPasskey(backend, assertion.id);
      if (!passkey) return ok(c, { action: 'unknown' });
      const { account } = passkey;
      const client = clientFor(c, backend, account.email);
      const pause = countAttempt(backend, WRONG_PASSKEYS, '', client);
      if (pause > 0) throw retryLater('Too many failed attempts.', pause);
      if (!(await isAccepted(c, backend, passkey, assertion))) {
        logEvent(backend, 'wrong-passkey', account, c);
        throw new HttpError(422, ({ t }) => t('The passkey was not accepted. Please try again.'));
      }
      undoAttempt(backend, WRONG_PASSKEYS, '', client);
      if (account.suspended) {
        logEvent(backend, 'no-access', account, c);
        throw new HttpError(403, ({ t }) => t('This account has no access.'));
      }
      signIn(c, backend, account, 'passkey');
      return ok(c, { action: areaOf(account.kind) });
    });
}

async function isAccepted(
  c: Context,
  backend: Backend,
  { account, credential }: Passkey,
  assertion: typeof Assertion.TYPE,
): Promise<boolean> {
  const browser = passkeyBrowser(c, backend);
  const { userHandle, ...response } = assertion.response;
  if (userHandle && userHandle !== handleOf(backend, account)) return false;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => spendChallenge(backend, challenge, browser),
      expectedOrigin: [backend.origin, ...backend.allowedOrigins],
      expectedRPID: backend.passkeyDomain,
      credential,
      requireUserVerification: true,
    });
    return verified && countUse(backend, credential, authenticationInfo.newCounter);
  } catch {
    // The library throws for each thing that is wrong. What it says is not for the person.
    return false;
  }
}
