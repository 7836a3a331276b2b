/* Passkeys, if the server announces them. The kit has a device in software. */

import type { SignIn } from '../../../src/contract/calls/login.api.ts';
import type { PasskeyRequest, PasskeySignIn } from '../../../src/contract/calls/passkey.api.ts';
import { type Ceremony, createAuthenticator } from '../authenticator.ts';
import { declinePasskey, fetchPasskeyCreation, savePasskey, signIn, signInWithPasskey } from '../calls.ts';
import type { Exchange } from '../client.ts';
import type { Check, Context, Visitor } from '../context.ts';
import { creationFor, expectOptions, expectRemoved, hasPasskeys, requestFor } from '../own-passkey.ts';
import { needsPassword } from './account.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import { TEST_ACCOUNT } from './sign-in.ts';

/** WebAuthn asks for at least 16 bytes, which are 22 characters. */
const SHORTEST_CHALLENGE = 22;

/** What a device or a page must not be able to do. A server refuses each with its own words. */
const WRONG: Readonly<Record<string, Partial<Ceremony>>> = {
  'with a challenge of somebody else': { challenge: 'Zm9ydHktdHdvLWJ5dGVzLW9mLXJhbmRvbW5lc3M' },
  'from a page of another site': { origin: 'https://other-site.invalid' },
  'for another domain': { rpId: 'other-site.invalid' },
  'without user verification': { isVerified: false },
};
const WRONG_SIGN_IN: typeof WRONG = {
  ...WRONG,
  'with the key of another passkey': { hasOtherKey: true },
  'with the handle of another account': { userHandle: 'c29tZWJvZHktZWxzZQ' },
  'with a counter that goes back': { counter: 0 },
};

async function isAnnounced(context: Context): Promise<boolean> {
  const found = await hasPasskeys(context);
  if (!found) context.skips('the server does not announce passkeys');
  return found;
}

export const PASSKEYS: readonly Check[] = [
  {
    what: 'Passkeys, challenge',
    async run(context) {
      if (!(await isAnnounced(context))) return;
      const visitor = await context.newVisitor();
      const one = await requestFor(context, visitor);
      const other = await requestFor(context, visitor);
      if (!one || !other) return;
      if (one.challenge === other.challenge) context.fails('two sign-ins get the same challenge');
      if (one.challenge.length < SHORTEST_CHALLENGE) context.fails('the challenge has fewer than 16 bytes');
      const { rpId = context.site.hostname, userVerification } = one as PasskeyRequest & {
        userVerification?: string;
      };
      if (!`.${context.site.hostname}`.endsWith(`.${rpId}`))
        context.fails(`the domain of the passkeys is "${rpId}", and the site is on ${context.site.hostname}`);
      if (userVerification !== 'required')
        context.fails('userVerification is not "required", so a stolen device signs in');
    },
  },
  {
    what: 'Passkeys, unknown passkey',
    async run(context) {
      if (!(await isAnnounced(context))) return;
      const visitor = await context.newVisitor();
      const request = await requestFor(context, visitor);
      if (!request) return;
      const unknown = createAuthenticator(context.site.origin).get(request);
      const { call, outcome, data, visit } = await context.exchange(signInWithPasskey(unknown), visitor);
      if (outcome === 'success' && (data as PasskeySignIn).action !== 'unknown')
        context.fails(`${call} signs in with a passkey that nobody has created`, visit);
      if (outcome === 'refusal')
        context.warns(`${call} refuses an unknown passkey, expected the action "unknown"`, visit);
    },
  },
  {
    what: 'Passkeys, only after a sign-in',
    async run(context) {
      if (!(await isAnnounced(context))) return;
      const visitor = await context.newVisitor();
      await context.isRefused(fetchPasskeyCreation(), 'although nobody has signed in', visitor);
    },
  },
  {
    what: 'Passkeys, creating one and signing in',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: needsPassword,
    async run(context) {
      if (!(await isAnnounced(context))) return;
      const { account, options, newVisitor, skips, succeeds } = context;
      const { email = '' } = options;
      const { password } = account;
      const [type] = account.kinds;
      if (!password || !type) return skips('the password of the account is not known');
      const owner = await newVisitor();
      const credentials = { type, email, password };
      const signedIn = await succeeds(signIn(credentials), owner);
      if (signedIn.outcome !== 'success') return skips('the account cannot sign in');
      if ((signedIn.data as SignIn).action === 'challenge')
        return skips('the account signs in with a code: use another for --as');
      await expectNoOffer(context, credentials, signedIn, owner);
      const device = createAuthenticator(context.site.origin);
      for (const [why, difference] of Object.entries(WRONG)) {
        const creation = await creationFor(context, owner);
        if (!creation) return;
        const created = device.create(creation, difference);
        const { outcome } = await context.isRefused(savePasskey(created), why, owner);
        if (outcome === 'success') return skips('what belongs to a right passkey: a wrong one was accepted');
      }
      const creation = await creationFor(context, owner);
      if (!creation) return;
      expectOptions(context, creation);
      const created = device.create(creation);
      await succeeds(savePasskey(created), owner);
      // Another device: a server can also refuse a passkey that it knows already.
      const copy = createAuthenticator(context.site.origin).create(creation);
      await context.isRefused(savePasskey(copy), 'with a challenge that has been used', owner);
      await checkSignIn(context, device);
      // Another link: a client may request some only.
      if (options.limits) await expectRemoved(context, device, type);
    },
  },
];

/** After "Not now", the person is not asked again for some time. */
async function expectNoOffer(
  { succeeds, fails }: Context,
  credentials: Parameters<typeof signIn>[0],
  { data }: Exchange,
  owner: Visitor,
): Promise<void> {
  const isOffered = (reply: unknown) => (reply as SignIn | undefined)?.passkey === 'offer';
  if (!isOffered(data)) return;
  const declined = await succeeds(declinePasskey(), owner);
  if (declined.outcome !== 'success') return;
  const next = await succeeds(signIn(credentials), owner);
  if (isOffered(next.data))
    fails(`${next.call} offers a passkey again, although ${declined.call} said "Not now"`, next.visit);
}

async function checkSignIn(context: Context, device: ReturnType<typeof createAuthenticator>): Promise<void> {
  const { isRefused, newVisitor } = context;
  const person = await newVisitor();
  const sent = (credential: ReturnType<typeof device.get>) => signInWithPasskey(credential);

  const request = await requestFor(context, person);
  if (!request) return;
  const right = device.get(request);
  const { call, outcome, data, visit } = await context.succeeds(sent(right), person);
  if (outcome === 'success' && (data as PasskeySignIn).action === 'unknown')
    return context.fails(`${call} does not know the passkey that has just been created`, visit);
  await isRefused(sent(right), 'with an answer that has been used', person);
  // Signed again, with the next counter: a server can also refuse a counter that it has seen.
  await isRefused(sent(device.get(request)), 'with a challenge that has been used', person);
  for (const [why, difference] of Object.entries(WRONG_SIGN_IN)) {
    const next = await requestFor(context, person);
    if (next) await isRefused(sent(device.get(next, difference)), why, person);
  }
  const ofOther = await requestFor(context, await newVisitor());
  if (ofOther) await isRefused(sent(device.get(ofOther)), 'with a challenge of another browser', person);
}
