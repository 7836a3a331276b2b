import type { Client } from '../../api/client.ts';
import { AnyRecord } from '../../api/structs.ts';
import { failure } from '../../kit/result.ts';
import { pathSegment } from '../../kit/url.ts';

/** GET /api/v1/members/personaldata/{token}: spends the token. */
export async function fetchPersonalData(client: Client, token: string, signal: AbortSignal) {
  const segment = pathSegment(token);
  if (segment === undefined) return failure({ kind: 'unexpected' as const });
  return client.get(`/api/v1/members/personaldata/${segment}`, AnyRecord, signal);
}
