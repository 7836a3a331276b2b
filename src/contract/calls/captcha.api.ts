import type { Client } from '../client.ts';
import { fields, Ignored, word } from '../structs.ts';

/** A task for ALTCHA. It is signed as a whole, so no value in another form is understood. */
export const Challenge = fields({
  parameters: fields({ algorithm: word, nonce: word, salt: word, keyPrefix: word }),
  signature: word,
});

/** GET /api/v1/captcha/challenge: a {@link Challenge}, as it was sent. */
export const fetchChallenge = (client: Client, signal?: AbortSignal) =>
  client.get(['captcha', 'challenge'], Ignored, signal);
