import type { Infer } from 'superstruct';
import { type Client, KNOWS_ACCOUNT, ONCE } from '../client.ts';
import { fields, Ignored, id, maybe, oneOf, text } from '../structs.ts';

/* The browser reads the other fields of both, which are kept. */

const PasskeyRequest = fields({ challenge: text, rpId: maybe(text), timeout: maybe(id) });

export type PasskeyRequest = Infer<typeof PasskeyRequest>;

const PasskeyCreation = fields({ challenge: text, timeout: maybe(id) });

export type PasskeyCreation = Infer<typeof PasskeyCreation>;

const PasskeySignIn = fields({ action: oneOf(['portal', 'admin', 'unknown']) });

export type PasskeySignIn = Infer<typeof PasskeySignIn>;

/** What the browser has returned. The server reads the rest. */
export interface Credential {
  id: string;
}

/** POST /api/v1/login/passkey/options */
export const fetchPasskeyRequest = (client: Client, signal: AbortSignal) =>
  client.post(['login', 'passkey', 'options'], {}, PasskeyRequest, signal);

/** POST /api/v1/login/passkey */
export const signInWithPasskey = (client: Client, credential: Credential, signal: AbortSignal) =>
  client.post(['login', 'passkey'], credential, PasskeySignIn, signal, { ...ONCE, ...KNOWS_ACCOUNT });

/** POST /api/v1/passkeys/options */
export const fetchPasskeyCreation = (client: Client, signal: AbortSignal) =>
  client.post(['passkeys', 'options'], {}, PasskeyCreation, signal);

/** POST /api/v1/passkeys */
export const savePasskey = (client: Client, credential: Credential, signal: AbortSignal) =>
  client.post(['passkeys'], credential, Ignored, signal);

/** POST /api/v1/passkeys/decline */
export const declinePasskey = (client: Client, signal: AbortSignal) =>
  client.post(['passkeys', 'decline'], {}, Ignored, signal);
