import { enums, type Infer, string, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { Id, nullish } from '../../api/structs.ts';

const TokenCheck = type({
  type: string(),
  target: nullish(enums(['member', 'user', ''])),
  memberid: nullish(Id),
  campaignid: nullish(Id),
  groupid: nullish(Id),
  token: nullish(string()),
  /** The address of the account, for password managers. An extension of the contract that servers may leave out. */
  email: nullish(string()),
});

export type TokenCheck = Infer<typeof TokenCheck>;

/** GET /api/v1/token/{token}: what the token is for. Checking a token does not use it up. */
export const checkToken = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['token', { token }], TokenCheck, signal);
