import type { ComponentType } from 'react';
import { bundledTranslations } from '../../i18n/load.ts';
import { isLocale, type Locale } from '../../i18n/locale.ts';
import type { Translations } from '../../i18n/message.ts';
import type { AttributeName } from './attributes.ts';
import type { AttributeTexts } from './config.ts';

/** What the first render needs to be equal to the HTML of a first screen. */
export interface FirstScreen {
  /** The attributes that the HTML was rendered with, as far as they change it. */
  attributes: AttributeTexts;
  locale: Locale;
  /** `undefined` if they did not load in time. */
  texts: Translations | undefined;
  /** The screen of the route, if the HTML shows one. */
  route?: { name: string; Screen: ComponentType } | undefined;
}

/** Attributes that change the HTML of a first screen. They are applied after hydration. */
const VISIBLE: AttributeName[] = ['kind', 'languages', 'provider-name', 'provider-url', 'provider-logo'];
const NONE = Object.fromEntries(VISIBLE.map((name) => [name, undefined]));

/** Milliseconds that the texts may take before English is shown (D45). */
const TEXTS_TIMEOUT = 2000;

/** Loads the screen of a route by its name. */
export type LoadScreen = (route: string) => Promise<{ Screen: ComponentType }> | undefined;

/**
 * Loads what hydrating `content`, the `.root` element of the HTML, needs. `undefined` if its screen does not load: the app then
 * loads it again, and shows the failure.
 */
export async function loadFirstScreen(
  content: HTMLElement,
  load?: LoadScreen,
): Promise<FirstScreen | undefined> {
  const { lang, dataset } = content;
  const locale = isLocale(lang) ? lang : 'en';
  const name = dataset.route ?? '';
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TEXTS_TIMEOUT));
  const [texts, screen] = await Promise.all([
    Promise.race([bundledTranslations(locale), timeout]),
    load?.(name)?.catch(() => null),
  ]);
  if (screen === null) return undefined;
  return {
    attributes: { ...NONE, locale, theme: dataset.theme },
    locale,
    texts,
    route: screen && { name, ...screen },
  };
}
