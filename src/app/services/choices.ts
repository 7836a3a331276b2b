/* A chunk of its own: the code of what a person chooses in the switchers, which no first screen needs. */

import { serverAnswers } from '../../browser/server-answers.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Journey } from '../../journey/journey.ts';
import type { Emit } from '../../services/host-events.ts';
import { saveLocale, showLocale } from '../../session/choices.ts';
import { pagePreferences } from '../page/page-api.ts';

export { chooseDark } from '../../session/choices.ts';

interface Place {
  emit: Emit;
  /** The page may be reloaded in another language than this one. */
  reloadsFrom: Locale | undefined;
  journey: Journey;
}

/** Saves a language and shows it: in place, or by reloading the page, which then continues the journey (D88). */
export async function chooseLocale(locale: Locale, { emit, reloadsFrom, journey }: Place): Promise<void> {
  const saved = saveLocale(locale);
  const allowed = emit('portal-locale', { locale });
  const reloads = allowed && saved && reloadsFrom !== undefined && locale !== reloadsFrom;
  // Without a network, the page would be gone.
  const canReload = reloads && (navigator.onLine || (await serverAnswers()));
  if (canReload && journey.translate()) location.reload();
  else showLocale(pagePreferences(), locale);
}
