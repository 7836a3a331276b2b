import { enums, type Infer, number, string, type, union } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { nullish } from '../../api/structs.ts';
import { failure } from '../../kit/result.ts';
import { pathSegment } from '../../kit/url.ts';

const Id = union([string(), number()]);

const TokenCheck = type({
  type: string(),
  target: nullish(enums(['member', 'user', ''])),
  memberid: nullish(Id),
  campaignid: nullish(Id),
  groupid: nullish(Id),
  token: nullish(string()),
});

export type TokenCheck = Infer<typeof TokenCheck>;

/** GET /api/v1/token/{token}: asks what the token is for; that spends nothing. */
export async function checkToken(client: Client, token: string, signal: AbortSignal) {
  const segment = pathSegment(token);
  if (segment === undefined) return failure({ kind: 'refused' as const });
  return client.get(`/api/v1/token/${segment}`, TokenCheck, signal);
}
