import { expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import type { Message, Translations } from '../../../src/i18n/message.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';

const say = async (locale: Locale, why: Extract<Message, { why: unknown }>['why'], seconds: number) => {
  const texts: { default: Translations } = await import(`../../../locales/${locale}.json`);
  const warn = vi.fn();
  const text = createTranslator(locale, [texts.default], warn).t({ why, seconds, until: 0 });
  expect(warn).not.toHaveBeenCalled();
  return text;
};

test.each([
  [1, 'in 1 second'],
  [45, 'in 45 seconds'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [899, 'in 15 minutes'],
  [3600, 'in 1 hour'],
  [3601, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('a pause of %i seconds ends "%s"', async (seconds, when) => {
  expect(await say('en', 'Too many attempts.', seconds)).toBe(`Too many attempts. Please try again ${when}.`);
});

const WRITTEN: Record<Locale, string> = {
  en: 'Too many attempts. Please try again in 1 minute.',
  nl: 'Te veel pogingen. Probeer het over 1 minuut opnieuw.',
  de: 'Zu viele Versuche. Bitte versuchen Sie es in 1 Minute erneut.',
  pl: 'Zbyt wiele prób. Spróbuj ponownie za 1 minutę.',
  pt: 'Demasiadas tentativas. Tente novamente dentro de 1 minuto.',
};

test.each(LOCALES)('in %s the pause is written as one says it there', async (locale) => {
  expect(await say(locale, 'Too many attempts.', 60)).toBe(WRITTEN[locale]);
});

test('the words of the server come first, as they are', async () => {
  expect(await say('de', { verbatim: 'Slow <b>down</b>.' }, 30)).toBe(
    'Slow <b>down</b>. Bitte versuchen Sie es in 30 Sekunden erneut.',
  );
});

test('what the server says itself, in the words of the reader, is not said twice', async () => {
  const own = 'Too many failed attempts. Please try again in 15 minutes.';
  expect(await say('en', { verbatim: own }, 899)).toBe(own);
});
