import type { Client } from '../../api/client.ts';
import { AnyRecord } from '../../api/structs.ts';

/** GET /api/v1/members/personaldata/{token}: the token cannot be used again. */
export const fetchPersonalData = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personaldata', { token }], AnyRecord, signal);
