/* A passkey of the test account: what a server asks a device for, and when the passkey ends. */

import type { PasskeyCreation, PasskeyRequest, PasskeySignIn } from '../../src/contract/calls/passkey.api.ts';
import { fetchSignInWays } from '../../src/contract/configuration.ts';
import type { AccountType } from '../../src/kit/account-type.ts';
import type { createAuthenticator } from './authenticator.ts';
import {
  fetchPasskeyCreation,
  fetchPasskeyRequest,
  requestRecovery,
  setPassword,
  signInWithPasskey,
} from './calls.ts';
import type { Context, Visitor } from './context.ts';
import { newPassword } from './unknown.ts';

/** Bytes. A random handle of fewer is probably the number of an account. */
const SHORTEST_HANDLE = 16;

/** A server that does not announce passkeys need not know their calls. */
export async function hasPasskeys({ succeeds }: Context): Promise<boolean> {
  const { data } = await succeeds(fetchSignInWays);
  const ways = data as { systempreferences?: { passkeys?: boolean | null } | null } | undefined;
  return ways?.systempreferences?.passkeys === true;
}

export async function requestFor(
  { succeeds }: Context,
  visitor: Visitor,
): Promise<PasskeyRequest | undefined> {
  const { outcome, data } = await succeeds(fetchPasskeyRequest(), visitor);
  return outcome === 'success' ? (data as PasskeyRequest) : undefined;
}

export async function creationFor(
  { succeeds }: Context,
  visitor: Visitor,
): Promise<PasskeyCreation | undefined> {
  const { outcome, data } = await succeeds(fetchPasskeyCreation(), visitor);
  return outcome === 'success' ? (data as PasskeyCreation) : undefined;
}

/** What `PasskeyCreation` leaves to the browser. */
type BrowserOptions = PasskeyCreation & {
  user?: { id?: unknown };
  authenticatorSelection?: { residentKey?: unknown; userVerification?: unknown };
};

export function expectOptions(
  { fails, warns, options: { email = '' } }: Context,
  creation: PasskeyCreation,
): void {
  const { user, authenticatorSelection: wanted } = creation as BrowserOptions;
  const call = 'POST /api/v1/passkeys/options';
  const handle = Buffer.from(String(user?.id), 'base64url');
  if (handle.toString().toLowerCase().includes(email.toLowerCase()))
    fails(`${call} has the address of the account in user.id, expected a random one`);
  else if (handle.length < SHORTEST_HANDLE)
    warns(`${call} has a user.id of ${handle.length} bytes, expected a random one`);
  if (wanted?.userVerification !== 'required')
    fails(`${call} does not require user verification, so a stolen device signs in`);
  if (wanted?.residentKey !== 'required')
    fails(`${call} does not require a resident key, and the login does not name passkeys`);
}

/** A new password removes the passkeys, which somebody who knew the old one may have created. */
export async function expectRemoved(
  context: Context,
  device: ReturnType<typeof createAuthenticator>,
  type: AccountType,
): Promise<void> {
  const { account, options, mailbox, succeeds, exchange, newVisitor, skips, fails } = context;
  const { email = '' } = options;
  if (!mailbox) return skips('whether a new password removes passkeys: needs --outbox-url or --code-command');
  const before = await mailbox.contents(email);
  await succeeds(requestRecovery(type, email));
  const link = await mailbox.newLink(email, before);
  if (!link) return skips('whether a new password removes passkeys: no link for one has arrived');
  const password = newPassword();
  context.addSecret(password);
  const done = await succeeds(
    setPassword({ type: 'forgotpw', account: type, value: link.token }, { password, repeated: password }),
  );
  if (done.outcome !== 'success') return;
  account.password = password;
  const visitor = await newVisitor();
  const request = await requestFor(context, visitor);
  if (!request) return;
  const { call, outcome, data, visit } = await exchange(signInWithPasskey(device.get(request)), visitor);
  if (outcome === 'success' && (data as PasskeySignIn).action !== 'unknown')
    fails(`${call} signs in with a passkey from before the new password`, visit);
}
