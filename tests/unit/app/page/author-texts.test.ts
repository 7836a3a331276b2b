import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locale.ts';
import { captureWarnings } from '../../support/console.ts';
import { copiesOf } from './copies.ts';

beforeEach(() => void vi.stubGlobal('location', { hostname: 'portal.example' }));

const { loadOnNewPage, loadSecondCopy } = copiesOf(async () => {
  const { authorTexts } = await import('../../../../src/app/page/author-texts.ts');
  const { setTexts } = await import('../../../../elements/texts.ts');
  return { texts: () => authorTexts().getState(), setTexts };
});

test('another call adds to the texts of its language, and copies of the code share them', async () => {
  const { setTexts } = await loadOnNewPage();
  setTexts('de', { Login: 'Willkommen', Continue: 'Zurück' });
  setTexts('nl', { Login: 'Welkom' });
  const second = await loadSecondCopy();
  second.setTexts('de', { Continue: 'Stopp' });
  expect(second.texts()).toEqual({ de: { Login: 'Willkommen', Continue: 'Stopp' }, nl: { Login: 'Welkom' } });
});

test('what is not a text is ignored', async () => {
  const { setTexts, texts } = await loadOnNewPage();
  setTexts('en', { Login: 7, Continue: () => 'x', Submit: undefined, Register: 'Join' } as object);
  expect(texts()).toEqual({ en: { Register: 'Join' } });
});

test('an unknown language is ignored with a warning', async () => {
  const warnings = captureWarnings();
  const { setTexts, texts } = await loadOnNewPage();
  setTexts('de-AT' as 'de', { Login: 'Servus' });
  expect(texts()).toEqual({});
  expect(warnings()).toEqual([`"de-AT" is not a language of the portal. Expected ${LOCALES.join(', ')}.`]);
});

describe('an unknown text', () => {
  const UNKNOWN = { 'Forgot your password?': 'Lost it?', constructor: 'x', Login: 'Welcome' } as object;

  test.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]'])(
    'causes a warning with the nearest one on %s',
    async (hostname) => {
      vi.stubGlobal('location', { hostname });
      const warnings = captureWarnings();
      (await loadOnNewPage()).setTexts('en', UNKNOWN);
      await expect.poll(warnings).toHaveLength(2);
      expect(warnings()).toEqual([
        'The portal has no text "Forgot your password?". Did you mean "Forgot password?"?',
        expect.stringContaining('The portal has no text "constructor".'),
      ]);
    },
  );

  test.each(['portal.example', 'localhost.example', 'notlocalhost', ''])(
    'costs visitors nothing on "%s"',
    async (hostname) => {
      vi.stubGlobal('location', { hostname });
      vi.doMock('../../../../src/i18n/unknown-texts.ts', () => {
        throw new Error('The list of all texts was loaded.');
      });
      const warnings = captureWarnings();
      (await loadOnNewPage()).setTexts('en', UNKNOWN);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(warnings()).toEqual([]);
      vi.doUnmock('../../../../src/i18n/unknown-texts.ts');
    },
  );
});

test('a server, which has no address, can call it', async () => {
  vi.stubGlobal('location', undefined);
  const { setTexts, texts } = await loadOnNewPage();
  setTexts('en', { Login: 'Welcome' });
  expect(texts()).toEqual({ en: { Login: 'Welcome' } });
});
