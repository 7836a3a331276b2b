import type { Locale } from '../i18n/locale.ts';
import type { Translations } from '../i18n/message.ts';
import { type Result, success } from '../kit/result.ts';
import type { Client } from './client.ts';
import type { Problem } from './problem.ts';
import { fields, maybe, texts } from './structs.ts';

/** The groups of texts on the server. */
export const AREAS = ['login', 'admin', 'member'] as const;

export type Area = (typeof AREAS)[number];

const TranslationsReply = fields({ translations: maybe(texts) });

/** GET /api/v1/i18n/messages/{area}/{locale}: the server's own texts, or an empty map. */
export async function fetchTranslations(
  client: Client,
  area: Area,
  locale: Locale,
): Promise<Result<Translations, Problem>> {
  const reply = await client.get(['i18n', 'messages', { area }, { locale }], TranslationsReply);
  return reply.ok ? success(reply.value.translations ?? {}) : reply;
}
