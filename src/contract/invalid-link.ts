import type { MessageKey } from '../i18n/message.ts';

/** What a refusal means if a mailed link authorizes the call. */
export const INVALID_LINK: MessageKey =
  'Token invalid! Oops, this token is unknown. It might have expired already.';
