import { boolean, enums, type Infer, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { Ignored, nullish } from '../../api/structs.ts';

/** The kinds of account (specification, section 6). */
export type LoginType = 'member' | 'user';

/** The server's word on who this address is (D4, D5). */
const Probe = type({
  action: enums([
    'choice',
    'password',
    'memberpassword',
    'twofactor',
    'membersuccess',
    'registration',
    'admin',
    'portal',
  ]),
  active_user: nullish(boolean()),
  active_member: nullish(boolean()),
  membercheck: nullish(boolean()),
});

export type Probe = Infer<typeof Probe>;

const SignIn = type({ action: enums(['portal', 'admin', 'challenge']) });

export type SignIn = Infer<typeof SignIn>;

export interface Credentials {
  type: LoginType;
  email: string;
  password: string;
  /** Empty until the server has asked for it (D7). */
  code: string;
}

/** POST /api/v1/login */
export const probe = (client: Client, email: string, signal: AbortSignal) =>
  client.post('/api/v1/login', { email }, Probe, signal);

/** POST /api/v1/login/user or /api/v1/login/member */
export const signIn = (client: Client, { type, email, password, code }: Credentials, signal: AbortSignal) =>
  client.post(`/api/v1/login/${type}`, { email, pass: password, twofactor: code }, SignIn, signal);

/** POST /api/v1/members/portallogin: mails a link that signs the member in. */
export const requestPortalLink = (client: Client, email: string, signal: AbortSignal) =>
  client.post('/api/v1/members/portallogin', { email }, Ignored, signal);
