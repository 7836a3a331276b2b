import { string, type } from 'superstruct';
import type { Client } from '../../api/client.ts';
import { Ignored } from '../../api/structs.ts';

/** A task for ALTCHA. It is signed as a whole, so no value in another form is understood. */
export const Challenge = type({
  parameters: type({ algorithm: string(), nonce: string(), salt: string(), keyPrefix: string() }),
  signature: string(),
});

/** GET /api/v1/captcha/challenge: a {@link Challenge}, as it was sent. */
export const fetchChallenge = (client: Client, signal?: AbortSignal) =>
  client.get(['captcha', 'challenge'], Ignored, signal);
