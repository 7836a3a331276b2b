import type { Client } from '../../api/client.ts';
import { fields, present } from '../../api/structs.ts';

/** Every value is shown, whatever its type (D41). Only an answer without a person cannot be shown. */
const PersonalReports = fields({ personal: present });

/** GET /api/v1/members/personalreports/{token} */
export const fetchPersonalReports = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personalreports', { token }], PersonalReports, signal);
