import type { Client } from '../../api/client.ts';
import { PersonalReply } from './personal-reply.ts';

/** GET /api/v1/members/personaldata/{token}: the token cannot be used again. */
export const fetchPersonalData = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personaldata', { token }], PersonalReply, signal);
