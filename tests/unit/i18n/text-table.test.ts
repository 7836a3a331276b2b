import { expect, test } from 'vitest';
import { textModule } from '../../../scripts/build/text-table.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { texts } from './texts.ts';

const dataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test.each(LOCALES)('the one file has the texts of locales/%s.json', async (locale) => {
  const english = dataUrl(textModule('en'));
  const code = textModule(locale).replace('../locales/en.json', english);
  const { default: table } = await import(/* @vite-ignore */ dataUrl(code));
  expect(table).toEqual(texts(locale));
});
