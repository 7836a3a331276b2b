/* A chunk of its own: the code of what a person chooses in the switchers, which no first screen needs. */
import type { Locale } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { listen } from '../../kit/listen.ts';
import type { Emit } from '../../services/host-events.ts';
import { saveLocale, showLocale } from '../../session/choices.ts';
import { readStorage, writeStorage } from '../../session/storage.ts';
import type { CarriedTexts } from '../../ui/carried-texts.ts';
import { dropCarried, TEXTS_KEY } from '../navigation/carry-texts.ts';
import { pagePreferences } from '../page/page-api.ts';

export { chooseDark } from '../../session/choices.ts';

interface Place {
  emit: Emit;
  /** The page may be reloaded in another language than this one. */
  reloadsFrom: Locale | undefined;
  carried: CarriedTexts;
  notice: MessageKey | undefined;
}

/** Saves a language and shows it: in place, or by reloading the page. */
export function chooseLocale(locale: Locale, { emit, reloadsFrom, carried, notice }: Place): void {
  const saved = saveLocale(locale);
  const allowed = emit('portal-locale', { locale });
  // Without a network, the page would be gone.
  const reloads = saved && navigator.onLine && reloadsFrom !== undefined && locale !== reloadsFrom;
  if (allowed && reloads && canCarry()) reloadWithTexts(carried, notice);
  else showLocale(pagePreferences(), locale);
}

/** Whether the storage keeps anything. */
function canCarry(): boolean {
  writeStorage('sessionStorage', TEXTS_KEY, '');
  const isKept = readStorage('sessionStorage', TEXTS_KEY) === '';
  dropCarried();
  return isKept;
}

/** Milliseconds that a reload may take. */
const LIMIT = 60_000;

/**
 * Reloads the page, which then has the texts of the fields and the notice of the screen (D88). They are saved when the reload takes
 * place: the page can prevent it, and until then the person can type.
 */
function reloadWithTexts({ texts, readers }: CarriedTexts, notice: MessageKey | undefined) {
  const save = ({ persisted }: PageTransitionEvent) => {
    end();
    // The person has left for another page.
    if (persisted) return;
    const read = [...readers].map(([name, readText]) => [name, readText()]);
    const entry = { path: location.pathname, notice, texts: Object.fromEntries([...texts, ...read]) };
    writeStorage('sessionStorage', TEXTS_KEY, JSON.stringify(entry));
  };
  const end = listen(globalThis, save, 'pagehide');
  setTimeout(end, LIMIT);
  location.reload();
}
