import { expect, test, vi } from 'vitest';
import { bundledTranslations } from '../../../src/i18n/load.ts';
import { TRANSLATED, texts } from './texts.ts';

test.each(TRANSLATED)('the %s texts are bundled', async (locale) => {
  expect(await bundledTranslations(locale)).toEqual(texts(locale));
});

test('English has no bundled texts, because the keys are the texts', async () => {
  expect(await bundledTranslations('en')).toEqual({});
});

test('a file that fails to load gives no texts', async () => {
  vi.resetModules();
  vi.doMock('../../../locales/pl.json', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const reloaded = await import('../../../src/i18n/load.ts');
  expect(await reloaded.bundledTranslations('pl')).toBeUndefined();
  vi.doUnmock('../../../locales/pl.json');
});
