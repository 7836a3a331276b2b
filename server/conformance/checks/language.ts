/* The language of the texts that the server writes. */

import { LOCALES } from '../../../src/i18n/locale.ts';
import { PREFERENCES_COOKIE } from '../../../src/session/saved-preferences.ts';
import { checkToken } from '../calls.ts';
import type { Check } from '../context.ts';
import { MALFORMED, UNKNOWN } from '../unknown.ts';

const ODD = ['{"theme":"dark"}', '{"locale":"unknown"}', '{"locale":7}', '['].map(encodeURIComponent);

/** Programs and old browsers send such headers. */
const ODD_LANGUAGES = ['*', 'xx-Unknown;q=x', '__proto__', ';,'];

export const LANGUAGE: readonly Check[] = [
  {
    what: 'Every refusal, language of the person',
    async run({ exchange, newVisitor, warns, skips }) {
      const refusalFor = async (language: string, saved?: string) => {
        const visitor = await newVisitor({ 'Accept-Language': language });
        if (saved) visitor.browser.plant(PREFERENCES_COOKIE, saved);
        return exchange(checkToken(UNKNOWN), visitor);
      };
      // The portal saves only what a person has chosen, and an older version may have saved something else.
      for (const saved of [...ODD, MALFORMED]) await refusalFor('en', saved);
      for (const language of ODD_LANGUAGES) await refusalFor(language);
      const english = await refusalFor('en');
      const german = await refusalFor('de');
      // "Answers, texts of refusals" reads all, and not every text has letters beyond ASCII.
      for (const locale of LOCALES) if (!['en', 'de'].includes(locale)) await refusalFor(locale);
      if (english.text === german.text) return skips('the texts of the server are in one language');
      // An element can show another language than the person has chosen on the site.
      const shown = await refusalFor('de', encodeURIComponent('{"locale":"en"}'));
      if (shown.text !== german.text)
        warns(
          `${shown.call} refuses in the language of the cookie ${PREFERENCES_COOKIE}, and not in that of Accept-Language, which the portal shows`,
          shown.visit,
        );
    },
  },
];
