import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/locale.ts';
import type { MessageKey, Translations } from '../../../src/i18n/message.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { anyText } from '../support/any-text.ts';

/** A translator that notes its warnings, and takes keys the product does not have. */
function translator(locale: Locale, ...tables: Translations[]) {
  const warnings: string[] = [];
  const { t } = createTranslator(locale, tables, (text) => warnings.push(text));
  return { t: (key: string, values = {}) => t(key as MessageKey, values), say: t, warnings };
}

describe('a text', () => {
  test('is shown in the language of the translator', () => {
    expect(translator('de', { Cancel: 'Abbrechen' }).t('Cancel')).toBe('Abbrechen');
  });

  test('may have dots, brackets and quotes in its key', () => {
    const key = 'Please wait. Then [try] "again"… a.b.c.';
    expect(translator('de', { [key]: 'Bitte warten.' }).t(key)).toBe('Bitte warten.');
  });

  test.each([
    ['Continue with {{provider}}', { provider: 'Google' }, 'Weiter mit Google'],
    ['Continue with {{provider}}', { provider: '{{provider}}' }, 'Weiter mit {{provider}}'],
    ['Continue with {{provider}}', { provider: '$& $1' }, 'Weiter mit $& $1'],
    ['Continue with {{provider}}', { provider: 0 }, 'Weiter mit 0'],
    ['Continue with {{provider}}', {}, 'Weiter mit '],
  ])('%s is filled with %j', (key, values, expected) => {
    expect(translator('de', { [key]: 'Weiter mit {{provider}}' }).t(key, values)).toBe(expected);
  });

  test('without a translation is filled, too', () => {
    expect(translator('de').t('Hello {{name}}', { name: 'Ada' })).toBe('Hello Ada');
  });
});

describe('words from outside', () => {
  test.each(['Cancel', 'constructor', '{{provider}}', '', '<b>no</b>'])(
    'stay as they are: %j',
    (verbatim) => {
      const { say, warnings } = translator('de', { Cancel: 'Abbrechen' });
      expect(say({ verbatim }, { provider: 'Google' })).toBe(verbatim);
      expect(warnings).toEqual([]);
    },
  );
});

describe('a missing translation', () => {
  test('shows the source text and is warned of once', () => {
    const { t, warnings } = translator('de', { Cancel: 'Abbrechen' });
    expect([t('Log in'), t('Log in'), t('Cancel')]).toEqual(['Log in', 'Log in', 'Abbrechen']);
    expect(warnings).toEqual(['No de translation of "Log in"']);
  });

  test('of another text is warned of, too', () => {
    const { t, warnings } = translator('pl');
    t('Log in');
    t('Cancel');
    expect(warnings).toHaveLength(2);
  });

  test('does not exist in English: the key is the text', () => {
    const { t, warnings } = translator('en', {});
    expect(t('Please wait…')).toBe('Please wait…');
    expect(warnings).toEqual([]);
  });

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'length'])(
    'is seen as one where an object has a member of that name: %s',
    (key) => {
      const { t, warnings } = translator('nl', { Cancel: 'Annuleren' });
      expect(t(key)).toBe(key);
      expect(warnings).toEqual([`No nl translation of "${key}"`]);
    },
  );

  test('is what an empty text from the server is: the one that came with the product stays', () => {
    expect(translator('de', { Cancel: 'Abbrechen' }, { Cancel: '' }).t('Cancel')).toBe('Abbrechen');
    expect(translator('de', {}, { Cancel: '' }).t('Cancel')).toBe('Cancel');
  });
});

describe('tables over each other', () => {
  test('let the last one win, text by text', () => {
    const { t } = translator('de', { Login: 'Anmeldung', Cancel: 'Abbrechen' }, { Login: 'Eingang' });
    expect([t('Login'), t('Cancel')]).toEqual(['Eingang', 'Abbrechen']);
  });

  test('replace English texts, too', () => {
    expect(translator('en', {}, { Login: 'Sign in' }).t('Login')).toBe('Sign in');
  });

  test('are not changed by it', () => {
    const bundled = Object.freeze({ Login: 'Anmeldung' });
    const { t } = translator('de', bundled, { Login: 'Eingang' });
    t('Cancel');
    expect(bundled).toEqual({ Login: 'Anmeldung' });
    expect(translator('de', bundled).t('Login')).toBe('Anmeldung');
  });

  test('may hold any names and texts', () => {
    const text = anyText.filter((one) => one !== '' && !one.includes('{{'));
    const key = fc
      .oneof(text, fc.constantFrom('constructor', 'toString', 'a.b', '0'))
      .filter((one) => one !== '');
    fc.assert(
      fc.property(key, text, text, (name, first, last) => {
        const { t, warnings } = translator('pt', { [name]: first }, { [name]: last });
        expect(t(name)).toBe(last);
        expect(warnings).toEqual([]);
      }),
    );
  });
});

test('a translator knows its language', () => {
  expect(createTranslator('pl', [], () => {}).locale).toBe('pl');
});
