import { expect, test, vi } from 'vitest';
import de from '../../../locales/de.json' with { type: 'json' };
import nl from '../../../locales/nl.json' with { type: 'json' };
import pl from '../../../locales/pl.json' with { type: 'json' };
import pt from '../../../locales/pt.json' with { type: 'json' };
import { bundledTranslations } from '../../../src/i18n/load.ts';

test.each([
  ['nl', nl],
  ['de', de],
  ['pl', pl],
  ['pt', pt],
] as const)('the %s texts come with the product', async (locale, texts) => {
  expect(await bundledTranslations(locale)).toEqual(texts);
});

test('English needs no texts', async () => {
  expect(await bundledTranslations('en')).toEqual({});
});

test('there are none in a file that does not arrive', async () => {
  vi.resetModules();
  vi.doMock('../../../locales/pl.json', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const { bundledTranslations: load } = await import('../../../src/i18n/load.ts');
  expect(await load('pl')).toBeUndefined();
  vi.doUnmock('../../../locales/pl.json');
});
