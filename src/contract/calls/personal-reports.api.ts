import type { Client } from '../client.ts';
import { PersonalReply } from './personal-reply.ts';

/** GET /api/v1/members/personalreports/{token} */
export const fetchPersonalReports = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personalreports', { token }], PersonalReply, signal);
