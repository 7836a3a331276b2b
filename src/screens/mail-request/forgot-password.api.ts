import type { Client } from '../../api/client.ts';
import { Ignored } from '../../api/structs.ts';

/** The kind of account whose password is forgotten; `any` if it is not known (D35). */
export type Account = 'any' | 'member' | 'user';

/** POST /api/v1/login/forgotpw, which serves both kinds, or the call of one kind. */
export function requestRecovery(client: Client, account: Account, email: string, signal: AbortSignal) {
  const path = account === 'any' ? '/api/v1/login/forgotpw' : `/api/v1/login/${account}/forgotpw`;
  return client.post(path, { email }, Ignored, signal);
}
