import type { Credential, PasskeyCreation, PasskeyRequest } from '../../../contract/calls/passkey.api.ts';
import { creationOf, jsonOf, requestOf } from './passkey-json.ts';

/**
 * Why the browser returns no passkey. `cancelled`: the person has cancelled, has none, or took too long, which a browser does
 * not tell apart. `taken`: another element or the host page uses passkeys. `exists`: the device has one of this account.
 */
export type NoPasskey = 'cancelled' | 'taken' | 'exists' | 'unusable';

export type FromBrowser = { credential: Credential } | { none: NoPasskey };

/** The request of the page. A browser has one at a time, so a new one ends that of another element. */
let current: AbortController | undefined;

/** Milliseconds: the time limit of browsers if the server names none, the longest that is waited for, and what browsers may add. */
const USUAL_LIMIT = 300_000;
const LONGEST_LIMIT = 3_600_000;
const MORE = 60_000;

/** Asks for a passkey: in the menu of the email field, which stays silent, or in a dialog. */
export const askForPasskey = (options: PasskeyRequest, inMenu: boolean, signal: AbortSignal) =>
  alone(signal, inMenu ? undefined : options, (own) =>
    navigator.credentials.get({
      publicKey: requestOf(options),
      signal: own,
      ...(inMenu && { mediation: 'conditional' }),
    }),
  );

export const createPasskey = (options: PasskeyCreation, signal: AbortSignal) =>
  alone(signal, options, (own) =>
    navigator.credentials.create({ publicKey: creationOf(options), signal: own }),
  );

/** Extensions replace these functions, and some ignore the signal and the time limit, so it ends with both (D81). A menu has none. */
async function alone(
  signal: AbortSignal,
  dialog: Pick<PasskeyRequest, 'timeout'> | undefined,
  request: (signal: AbortSignal) => Promise<globalThis.Credential | null>,
): Promise<FromBrowser> {
  current?.abort();
  const own = new AbortController();
  current = own;
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  const ended = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason));
  });
  // A timer of more than 24 days would end at once.
  const limit = Math.min(Number(dialog?.timeout) || USUAL_LIMIT, LONGEST_LIMIT) + MORE;
  const timer = dialog && setTimeout(() => own.abort(new DOMException('', 'NotAllowedError')), limit);
  try {
    if (signal.aborted) abort();
    const credential = await Promise.race([ended, request(own.signal)]);
    return { credential: jsonOf(credential as PublicKeyCredential) };
  } catch (error) {
    return { none: reasonOf(own.signal.aborted ? own.signal.reason : error) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    if (current === own) current = undefined;
  }
}

const REASONS: Readonly<Record<string, NoPasskey>> = {
  AbortError: 'taken',
  OperationError: 'taken',
  InvalidStateError: 'exists',
  NotAllowedError: 'cancelled',
};

function reasonOf(error: unknown): NoPasskey {
  const { name, message } = error as Error;
  const reason = REASONS[name] ?? 'unusable';
  // For example, the page and the passkeys are on different domains. The author of the page can do something about it.
  if (reason === 'unusable') {
    console.warn(
      `Passkeys cannot be used here: ${name}: ${message}. The page has to be secure and on the domain of the passkeys.`,
    );
  }
  return reason;
}

/** Whether the menu of a field can offer passkeys. */
export const hasPasskeyMenu = (): Promise<boolean> =>
  ask(() => PublicKeyCredential.isConditionalMediationAvailable());

/** Whether this device can keep a passkey, so that no other one is needed. */
export const canKeepPasskey = (): Promise<boolean> =>
  ask(() => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());

/** Browsers without passkeys, and pages that are not secure, have no `PublicKeyCredential`. */
const ask = (question: () => Promise<boolean>): Promise<boolean> =>
  Promise.resolve()
    .then(question)
    .catch(() => false);

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The browser stops offering a passkey that the server does not know. Not every browser can be told. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  await ask(async () => {
    await PublicKeyCredential.signalUnknownCredential({ rpId, credentialId });
    return true;
  });
}
