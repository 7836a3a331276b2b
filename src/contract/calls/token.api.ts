import type { Client } from '../client.ts';
import { logAnswer } from '../log-answer.ts';
import {
  fields,
  type Infer,
  id,
  maybe,
  nullable,
  oneOf,
  optional,
  orElse,
  Struct,
  text,
  word,
} from '../structs.ts';

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

const Target = optional(nullable(oneOf(['member', 'user', ''])));

const checkWith = (target: typeof Target) =>
  fields({
    type: word,
    target,
    memberid: maybe(id),
    campaignid: maybe(id),
    groupid: maybe(id),
    token: maybe(text),
    /** The address of the account. An extension of the contract that servers may leave out. */
    email: maybe(text),
  });

const ForPassword = checkWith(Target);
const ForOthers = checkWith(orElse(Target, undefined));

/** Only a new password depends on the target, so only there an unknown one matters (D51). */
const TokenCheck: typeof ForPassword = new Struct({
  ...ForPassword,
  entries: (value, context) =>
    (['forgotpw', 'activate'].includes(Object(value).type) ? ForPassword : ForOthers).entries(value, context),
});

export type TokenCheck = Infer<typeof TokenCheck>;

/** The name of the call. */
export const CHECK = 'GET /api/v1/token/{token}';

/** GET /api/v1/token/{token}: what the token is for. Checking a token does not use it up. */
export async function checkToken(client: Client, token: string, signal: AbortSignal) {
  const reply = await client.get(['token', { token }], TokenCheck, signal, { strict: true });
  if (reply.ok && !TYPES.includes(reply.value.type as TokenType)) {
    logAnswer(CHECK, `data.type is not one of ${TYPES.join()}`);
  }
  return reply;
}
