import type { Infer } from 'superstruct';
import type { AccountType } from '../../kit/account-type.ts';
import { type Client, KNOWS_ACCOUNT, ONCE } from '../client.ts';
import { logAnswer } from '../log-answer.ts';
import { fields, flag, Ignored, maybe, oneOf } from '../structs.ts';

/** The server's reply about an email address. */
const Probe = fields({
  action: oneOf([
    'choice',
    'password',
    'memberpassword',
    'twofactor',
    'membersuccess',
    'registration',
    'admin',
    'portal',
  ]),
  active_user: maybe(flag),
  active_member: maybe(flag),
  membercheck: maybe(flag),
});

export type Probe = Infer<typeof Probe>;

const SignIn = fields({
  action: oneOf(['portal', 'admin', 'challenge']),
  passkey: maybe(oneOf(['offer'])),
  channel: maybe(oneOf(['email', 'sms', 'app'])),
  recovery_code: maybe(flag),
});

export type SignIn = Infer<typeof SignIn>;

export interface Credentials {
  type: AccountType;
  email: string;
  password: string;
  /** Empty until the server requests it. */
  code: string;
}

/** POST /api/v1/login */
export async function probe(client: Client, email: string, signal: AbortSignal) {
  const reply = await client.post(['login'], { email }, Probe, signal);
  if (reply.ok && reply.value.action === 'choice' && typeof reply.value.membercheck !== 'boolean') {
    logAnswer('POST /api/v1/login', 'data.membercheck is missing, but the action is choice');
  }
  return reply;
}

/** POST /api/v1/login/user or /api/v1/login/member */
export const signIn = (client: Client, { type, email, password, code }: Credentials, signal: AbortSignal) =>
  client.post(['login', type], { email, pass: password, twofactor: code }, SignIn, signal, {
    ...ONCE,
    ...KNOWS_ACCOUNT,
  });

/** POST /api/v1/members/portallogin: sends the member a link that signs them in. */
export const requestPortalLink = (client: Client, email: string, signal: AbortSignal) =>
  client.post(['members', 'portallogin'], { email }, Ignored, signal);
