import type { Client } from '../../api/client.ts';
import { Ignored } from '../../api/structs.ts';
import type { StoredToken } from '../../session/stored-token.ts';

export interface NewPassword {
  password: string;
  repeated: string;
}

/** POST /api/v1/login/resetpw, of the token's target where it has one (specification, section 7). */
export function setPassword(
  client: Client,
  { token, target }: StoredToken,
  { password, repeated }: NewPassword,
  signal: AbortSignal,
) {
  const path = target ? `/api/v1/login/${target}/resetpw` : '/api/v1/login/resetpw';
  return client.post(path, { token, pass: password, pass2: repeated }, Ignored, signal);
}
