import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { languageAround } from '../../browser/language-around.ts';
import { bundledTranslations } from '../../i18n/load.ts';
import { startLocale } from '../../i18n/locale.ts';
import type { Translations } from '../../i18n/message.ts';
import { createTranslator, type Translator } from '../../i18n/translator.ts';
import { useDelayed } from '../../ui/delay.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { useHydrating } from '../../ui/hydration.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import { authorTexts } from '../page/author-texts.ts';
import { pagePreferences } from '../page/page-api.ts';
import { warnOnce } from '../page/warn-once.ts';
import type { Config } from './config.ts';
import type { Mounted } from './mounted.ts';

/** Milliseconds that the texts of a language may take before English is shown (D45). */
const TEXTS_TIMEOUT = 2000;

const NO_TEXTS: Translations = {};

/**
 * The texts of the page's language. Those of the page's author override the bundled ones, and the server's own override both when
 * they arrive. The previous language stays until the next one has loaded. English is shown while texts are slow, and if they cannot be loaded.
 */
export function useTranslator(
  { refused, locale: attribute, languages, messagesArea }: Config,
  { element, firstScreen, ownsAddress, api }: Mounted,
): Translator | undefined {
  const language = useStore(pagePreferences(), (preferences) => preferences.language);
  const sources = {
    chosen: language.chosen,
    attribute,
    cookie: language.saved,
    stored: language.stored,
    page: ownsAddress() ? undefined : languageAround(element),
    browser: navigator.language,
  };
  const locale = startLocale(sources, languages);
  const { translations } = api();

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same language again requests it again
  const loadBundled = useCallback(
    async (reportFile: ReportFile) => ({
      locale,
      texts: (await bundledTranslations(locale)) ?? reportFile(locale),
    }),
    [locale, language],
  );
  const bundled = usePromise(loadBundled, firstScreen?.texts && firstScreen);
  const loadOwn = useCallback(
    async () => ({ locale, texts: refused ? NO_TEXTS : await translations(messagesArea, locale) }),
    [locale, messagesArea, translations, refused],
  );
  const own = usePromise(loadOwn);
  const isSlow = useDelayed(bundled?.locale !== locale, TEXTS_TIMEOUT);

  const authored = useStore(authorTexts());
  const shown = useHydrating() ? authorTexts().getInitialState() : authored;
  const { en = NO_TEXTS, [bundled?.locale ?? 'en']: author = NO_TEXTS } = shown;
  const english = useMemo(() => createTranslator('en', [NO_TEXTS, en], warnOnce), [en]);
  const texts = bundled?.texts;
  const ownTexts =
    own && own.locale === bundled?.locale && Object.keys(own.texts).length > 0 ? own.texts : NO_TEXTS;
  const loaded = useMemo(
    () => bundled && texts && createTranslator(bundled.locale, [texts, author, ownTexts], warnOnce),
    [bundled, texts, author, ownTexts],
  );
  if (!bundled) return locale === 'en' || isSlow || firstScreen ? english : undefined;
  if (!texts) warnOnce(`The ${bundled.locale} texts could not be loaded.`);
  return isSlow || !loaded ? english : loaded;
}
