import type { AccountType } from '../../kit/account-type.ts';
import type { Client } from '../client.ts';
import { Ignored } from '../structs.ts';

/** The kind of account whose password is forgotten; `any` if it is not known (D35). */
export type Account = 'any' | AccountType;

/** POST /api/v1/login/forgotpw for both kinds of account, /api/v1/login/{account}/forgotpw for one. */
export function requestRecovery(client: Client, account: Account, email: string, signal: AbortSignal) {
  const path = account === 'any' ? ['login', 'forgotpw'] : ['login', account, 'forgotpw'];
  return client.post(path, { email }, Ignored, signal);
}
