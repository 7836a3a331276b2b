import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { ok } from '../http/responses.ts';
import { LOCALES } from '../locales.ts';
import messages from './messages.json' with { type: 'json' };

type Translations = Record<string, string>;

/** Maps English source texts to translations. A server only lists the texts that it overrides. */
const translationsOf = new Map(
  Object.entries<Record<string, Translations>>(messages).flatMap(([area, overrides]) =>
    LOCALES.map((locale) => [`${area}/${locale}`, overrides[locale] ?? {}] as const),
  ),
);

export function messagesCalls(): Hono {
  return new Hono().get('/i18n/messages/:area/:locale', (c) => {
    const translations = translationsOf.get(`${c.req.param('area')}/${c.req.param('locale')}`);
    if (!translations) throw new HttpError(404, 'There are no messages for this area and locale.');
    return ok(c, { translations });
  });
}
