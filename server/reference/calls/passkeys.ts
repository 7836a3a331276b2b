import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import { logEvent } from '../authentication-log.ts';
import type { Backend } from '../backend.ts';
import { readJson } from '../http/body.ts';
import { HttpError, retryLater } from '../http/http-error.ts';
import { keepPasskeyBrowser, passkeyBrowser } from '../http/passkey-browser.ts';
import { ok } from '../http/responses.ts';
import { recentlySignedInAccount } from '../http/session-cookie.ts';
import { passkeyMail } from '../mail/mail-templates.ts';
import { ACCOUNT_TYPES, type Account, findAccount } from '../store/accounts.ts';
import { countAttempt, NEW_PASSKEYS } from '../store/limits.ts';
import { CHALLENGE_LIFETIME, issueChallenge, spendChallenge } from '../store/passkey-challenges.ts';
import { addPasskey, declineOffer, handleOf, passkeysOf } from '../store/passkeys.ts';
import { array, defaulted, literal, size, string, type } from '../structs.ts';
import { readerOf } from '../texts/reader.ts';
import { APP_NAME } from './settings.ts';

const Base64Url = size(string(), 1, 12_000);

/** A `RegistrationResponseJSON`. */
const Attestation = type({
  id: Base64Url,
  rawId: Base64Url,
  type: literal('public-key'),
  response: type({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: defaulted(size(array(size(string(), 1, 32)), 0, 10), []),
  }),
});

/** Adds a passkey to the account that has just signed in. */
export function passkeyCalls(backend: Backend): Hono {
  return new Hono()
    .post('/passkeys/options', async (c) => {
      const account = accountOf(c, backend);
      const pause = countAttempt(backend, NEW_PASSKEYS, String(account.id));
      if (pause > 0) throw retryLater('Too many requests came from here.', pause);
      const options = await generateRegistrationOptions({
        rpName: APP_NAME,
        rpID: backend.passkeyDomain,
        userID: new Uint8Array(Buffer.from(handleOf(backend, account), 'base64url')),
        userName: nameOf(c, backend, account),
        userDisplayName: account.name,
        challenge: new Uint8Array(
          Buffer.from(issueChallenge(backend, keepPasskeyBrowser(c, backend), account), 'base64url'),
        ),
        timeout: CHALLENGE_LIFETIME,
        excludeCredentials: passkeysOf(backend, account).map(({ id, transports = [] }) => ({
          id,
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return ok(c, options);
    })
    .post('/passkeys', async (c) => {
      const attestation = await readJson(c, Attestation);
      const account = accountOf(c, backend);
      const { registrationInfo } = await verify(c, backend, account, attestation);
      if (!registrationInfo || !addPasskey(backend, account, registrationInfo.credential)) {
        throw new HttpError(422, ({ t }) => t('The passkey was not accepted. Please try again.'));
      }
      logEvent(backend, 'passkey-created', account, c);
      const mail = passkeyMail(readerOf(c), account, `${backend.origin}/login/forgotpw?cat=any`);
      backend.backgroundTasks.add(c, () => backend.outbox.send(mail));
      return ok(c);
    })
    .post('/passkeys/decline', (c) => {
      declineOffer(backend, accountOf(c, backend));
      return ok(c);
    });
}

function accountOf(c: Context, backend: Backend): Account {
  const account = recentlySignedInAccount(c, backend);
  if (!account) throw new HttpError(401, ({ t }) => t('Please log in again.'));
  return account;
}

/** The browser shows the name in its list. A person with two accounts has two passkeys and has to tell them apart. */
function nameOf(c: Context, { database }: Backend, { email, kind }: Account): string {
  const { t } = readerOf(c);
  const hasBoth = ACCOUNT_TYPES.every((type) => findAccount(database, type, email));
  return hasBoth ? `${email} (${t(kind === 'user' ? 'Admin' : 'Member')})` : email;
}

async function verify(
  c: Context,
  backend: Backend,
  account: Account,
  attestation: typeof Attestation.TYPE,
): Promise<VerifiedRegistrationResponse> {
  const browser = passkeyBrowser(c, backend);
  const response: RegistrationResponseJSON = { ...attestation, clientExtensionResults: {} };
  try {
    return await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(backend, challenge, browser, account),
      expectedOrigin: [backend.origin, ...backend.allowedOrigins],
      expectedRPID: backend.passkeyDomain,
      requireUserVerification: true,
    });
  } catch {
    // The library throws for each thing that is wrong. What it says is not for the person.
    return { verified: false };
  }
}
