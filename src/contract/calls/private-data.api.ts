import type { Client } from '../client.ts';
import { fields, Struct } from '../structs.ts';

/** Any value but a missing one. */
const present = new Struct<unknown, null>({
  type: 'unknown',
  schema: null,
  validator: (value) => (value !== undefined && value !== null) || 'Expected a value',
});

/** Every value is shown, whatever its type (D41). Only an answer without a person cannot be shown. */
const PersonalReply = fields({ personal: present });

/** GET /api/v1/members/personaldata/{token}: the token cannot be used again. `onText` gets the text of the answer, as it was sent. */
export const fetchPersonalData = (
  client: Client,
  token: string,
  signal: AbortSignal,
  onText = (_text: string) => {},
) => client.get(['members', 'personaldata', { token }], PersonalReply, signal, { onText });

/** GET /api/v1/members/personalreports/{token} */
export const fetchPersonalReports = (client: Client, token: string, signal: AbortSignal) =>
  client.get(['members', 'personalreports', { token }], PersonalReply, signal);
