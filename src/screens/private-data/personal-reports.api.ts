import type { Client } from '../../api/client.ts';
import { AnyRecord } from '../../api/structs.ts';

/** GET /api/v1/members/personalreports/{token} */
export const fetchPersonalReports = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personalreports', { token }], AnyRecord, signal);
