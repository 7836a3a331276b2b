import { expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import type { Message, Translations } from '../../../src/i18n/message.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { RETRY_IN_ONE_MINUTE } from './wording.ts';

const textOf = async (locale: Locale, why: Extract<Message, { why: unknown }>['why'], seconds: number) => {
  const texts: { default: Translations } = await import(`../../../locales/${locale}.json`);
  const warn = vi.fn();
  const text = createTranslator(locale, [texts.default], warn).t({ why, seconds });
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
])('a pause of %i seconds reads "%s"', async (seconds, when) => {
  expect(await textOf('en', 'Too many attempts.', seconds)).toBe(
    `Too many attempts. Please try again ${when}.`,
  );
});

test.each(LOCALES)('the pause is translated to %s', async (locale) => {
  expect(await textOf(locale, 'Too many attempts.', 60)).toBe(RETRY_IN_ONE_MINUTE[locale]);
});

test('the pause is not added to a server text that already contains it', async () => {
  const own = 'Too many failed attempts. Please try again in 15 minutes.';
  expect(await textOf('en', { verbatim: own }, 899)).toBe(own);
});
