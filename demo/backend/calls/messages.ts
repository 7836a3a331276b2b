import { Hono } from 'hono';
import { ok } from '../http/answers.ts';
import { Refusal } from '../http/refusal.ts';
import messages from './messages.json' with { type: 'json' };

/** From English source text to translation (D15). Mostly empty: a server overrides the few texts it wants to. */
const translationsOf = new Map(
  Object.entries(messages).flatMap(([area, locales]) =>
    Object.entries(locales).map(([locale, translations]) => [`${area}/${locale}`, translations] as const),
  ),
);

export function messagesCalls(): Hono {
  return new Hono().get('/i18n/messages/:area/:locale', (c) => {
    const translations = translationsOf.get(`${c.req.param('area')}/${c.req.param('locale')}`);
    if (!translations) throw new Refusal(404, 'There are no messages for this area and locale.');
    return ok(c, { translations });
  });
}
