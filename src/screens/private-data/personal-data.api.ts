import type { Client } from '../../api/client.ts';
import { fields, present } from '../../api/structs.ts';

/** Every value is shown, whatever its type (D41). Only an answer without a person cannot be shown. */
const PersonalData = fields({ personal: present });

/** GET /api/v1/members/personaldata/{token}: the token cannot be used again. */
export const fetchPersonalData = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personaldata', { token }], PersonalData, signal);
