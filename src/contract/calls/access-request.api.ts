import type { Client } from '../client.ts';
import { Ignored } from '../structs.ts';

/** What the mailed link gives access to. */
export type AccessKind = 'personaldata' | 'personalreports';

/** POST /api/v1/members/personaldata or /api/v1/members/personalreports */
export const requestAccess = (client: Client, kind: AccessKind, email: string, signal: AbortSignal) =>
  client.post(['members', kind], { email }, Ignored, signal);
