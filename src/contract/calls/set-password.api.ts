import type { LinkToken } from '../../session/link-token.ts';
import { type Client, ONCE, SPENDS } from '../client.ts';
import { Ignored } from '../structs.ts';

export interface NewPassword {
  password: string;
  repeated: string;
}

/** POST /api/v1/login/{account}/resetpw, or /api/v1/login/resetpw if the token names no account. */
export function setPassword(
  client: Client,
  { value: token, account }: LinkToken,
  { password, repeated }: NewPassword,
  signal: AbortSignal,
) {
  const path = account ? ['login', account, 'resetpw'] : ['login', 'resetpw'];
  return client.post(path, { token, pass: password, pass2: repeated }, Ignored, signal, {
    ...ONCE,
    ...SPENDS,
  });
}
