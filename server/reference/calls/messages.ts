import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { ok } from '../http/responses.ts';
import { LOCALES } from '../locales.ts';
import { readerIn } from '../texts/reader.ts';
import messages from './messages.json' with { type: 'json' };
import { FIELD_TEXTS } from './vouchers.ts';

type Translations = Record<string, string>;

/** Maps English source texts to translations: those that override a text of the portal, and those of {@link FIELD_TEXTS}. */
const translationsOf = new Map(
  Object.entries<Record<string, Translations>>(messages).flatMap(([area, overrides]) =>
    LOCALES.map(
      (locale) => [`${area}/${locale}`, { ...translatedFieldTexts(locale), ...overrides[locale] }] as const,
    ),
  ),
);

function translatedFieldTexts(locale: string): Translations {
  if (locale === 'en') return {};
  const { t } = readerIn(locale);
  return Object.fromEntries(Object.values(FIELD_TEXTS).map((text) => [text, t(text)]));
}

export function messagesCalls(): Hono {
  return new Hono().get('/i18n/messages/:area/:locale', (c) => {
    const translations = translationsOf.get(`${c.req.param('area')}/${c.req.param('locale')}`);
    if (!translations) throw new HttpError(404, 'There are no messages for this area and locale.');
    return ok(c, { translations });
  });
}
