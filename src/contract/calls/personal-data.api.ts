import type { Client } from '../client.ts';
import { PersonalReply } from './personal-reply.ts';

/** GET /api/v1/members/personaldata/{token}: the token cannot be used again. `onText` gets the text of the answer, as it was sent. */
export const fetchPersonalData = (
  client: Client,
  token: string,
  signal: AbortSignal,
  onText = (_text: string) => {},
) => client.get(['members', 'personaldata', { token }], PersonalReply, signal, { onText });
