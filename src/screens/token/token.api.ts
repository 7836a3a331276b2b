import { enums, type Infer, string, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { logAnswer } from '../../api/log-answer.ts';
import { Id, nullish } from '../../api/structs.ts';

const TYPES = [
  'forgotpw',
  'activate',
  'pdaccess',
  'personalreports',
  'portalaccess',
  'registration',
  'vouchernewreg',
] as const;

export type TokenType = (typeof TYPES)[number];

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

/** The name of the call. */
export const CHECK = 'GET /api/v1/token/{token}';

/** GET /api/v1/token/{token}: what the token is for. Checking a token does not use it up. */
export async function checkToken(client: Client, token: string, signal: AbortSignal) {
  const reply = await client.get(['token', { token }], TokenCheck, signal);
  if (reply.ok && !TYPES.includes(reply.value.type as TokenType)) {
    logAnswer(CHECK, `data.type is not one of ${TYPES.join()}`);
  }
  return reply;
}
