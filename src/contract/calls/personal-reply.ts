import { fields, Struct } from '../structs.ts';

/** Any value but a missing one. */
const present = new Struct<unknown, null>({
  type: 'unknown',
  schema: null,
  validator: (value) => (value !== undefined && value !== null) || 'Expected a value',
});

/** Every value is shown, whatever its type (D41). Only an answer without a person cannot be shown. */
export const PersonalReply = fields({ personal: present });
