import { attempt } from '../kit/attempt.ts';
import { isRecord } from '../kit/record.ts';

/** The cookie and the key of the local storage in which the choices of a person are saved. */
export const PREFERENCES_COOKIE = 'userpref';
export const LOCALE_KEY = 'locale';

/** Other parts of the product use the cookie, too: unknown keys are kept. A malformed value counts as absent (D25). */
export function parsePreferences(cookie: string | undefined): Record<string, unknown> {
  const value: unknown = attempt(() => JSON.parse(cookie ?? ''));
  return isRecord(value) ? value : {};
}
