import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/locale.ts';
import type { MessageKey, Translations } from '../../../src/i18n/message.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { anyText } from '../support/any-text.ts';

/** A translator that collects its warnings and accepts any key. */
function translator(locale: Locale, ...tables: Translations[]) {
  const warnings: string[] = [];
  const { t } = createTranslator(locale, tables, (text) => warnings.push(text));
  return { t: (key: string, values = {}) => t(key as MessageKey, values), say: t, warnings };
}

describe('a text', () => {
  test('is shown in the language of the translator', () => {
    expect(translator('de', { Cancel: 'Abbrechen' }).t('Cancel')).toBe('Abbrechen');
  });

  test('can have dots, brackets and quotes in its key', () => {
    const key = 'Please wait. Then [try] "again"… a.b.c.';
    expect(translator('de', { [key]: 'Bitte warten.' }).t(key)).toBe('Bitte warten.');
  });

  test.each([
    ['Continue with {{provider}}', { provider: 'Google' }, 'Weiter mit Google'],
    ['Continue with {{provider}}', { provider: '{{provider}}' }, 'Weiter mit {{provider}}'],
    ['Continue with {{provider}}', { provider: '$& $1' }, 'Weiter mit $& $1'],
    ['Continue with {{provider}}', { provider: 0 }, 'Weiter mit 0'],
    ['Continue with {{provider}}', {}, 'Weiter mit '],
  ])('"%s" is filled with %j', (key, values, expected) => {
    expect(translator('de', { [key]: 'Weiter mit {{provider}}' }).t(key, values)).toBe(expected);
  });

  test('without a translation is also filled', () => {
    expect(translator('de').t('Hello {{name}}', { name: 'Ada' })).toBe('Hello Ada');
  });
});

describe('a verbatim text', () => {
  test.each(['Cancel', 'constructor', '{{provider}}', '', '<b>no</b>'])('stays unchanged: %j', (verbatim) => {
    const { say, warnings } = translator('de', { Cancel: 'Abbrechen' });
    expect(say({ verbatim }, { provider: 'Google' })).toBe(verbatim);
    expect(warnings).toEqual([]);
  });
});

test.each([
  ['Unknown code.', 'Unbekannter Code.'],
  ['Empty.', 'Empty.'],
  ['constructor', 'constructor'],
  ['Cancel', 'Cancel'],
])('a message of the server is shown in the server\'s own translation: "%s"', (verbatim, shown) => {
  const { say, warnings } = translator(
    'de',
    { Cancel: 'Abbrechen' },
    { 'Unknown code.': 'Reworded.', Cancel: 'Stopp' },
    { 'Unknown code.': 'Unbekannter Code.', 'Empty.': '' },
  );
  expect(say({ verbatim })).toBe(shown);
  expect(say({ why: { verbatim }, seconds: 60 })).toContain(shown);
  expect(warnings.join()).not.toContain(verbatim);
});

describe('a missing translation', () => {
  test('shows the English text and causes one warning', () => {
    const { t, warnings } = translator('de', { Cancel: 'Abbrechen' });
    expect([t('Log in'), t('Log in'), t('Cancel')]).toEqual(['Log in', 'Log in', 'Abbrechen']);
    expect(warnings).toEqual(['No de translation of "Log in"']);
  });

  test('causes one warning per text', () => {
    const { t, warnings } = translator('pl');
    t('Log in');
    t('Cancel');
    expect(warnings).toHaveLength(2);
  });

  test('does not exist in English, where the key is the text', () => {
    const { t, warnings } = translator('en', {});
    expect(t('Please wait…')).toBe('Please wait…');
    expect(warnings).toEqual([]);
  });

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'length'])(
    'is detected for a key that is a property of every object: %s',
    (key) => {
      const { t, warnings } = translator('nl', { Cancel: 'Annuleren' });
      expect(t(key)).toBe(key);
      expect(warnings).toEqual([`No nl translation of "${key}"`]);
    },
  );

  test('includes an empty text from the server, which does not replace the bundled text', () => {
    expect(translator('de', { Cancel: 'Abbrechen' }, {}, { Cancel: '' }).t('Cancel')).toBe('Abbrechen');
    expect(translator('de', {}, {}, { Cancel: '' }).t('Cancel')).toBe('Cancel');
    expect(translator('de', { Cancel: 'Abbrechen' }, { Cancel: '' }).t('Cancel')).toBe('Abbrechen');
  });
});

describe('several tables', () => {
  test('let the last one win for each text', () => {
    const { t } = translator('de', { Login: 'Anmeldung', Cancel: 'Abbrechen' }, { Login: 'Eingang' });
    expect([t('Login'), t('Cancel')]).toEqual(['Eingang', 'Abbrechen']);
  });

  test('come from the portal, the author of the page and the server', () => {
    const { t } = translator(
      'de',
      { Login: 'Anmeldung', Cancel: 'Abbrechen', Submit: 'Senden' },
      { Login: 'Willkommen', Cancel: 'Zurück' },
      { Login: 'Eingang' },
    );
    expect([t('Login'), t('Cancel'), t('Submit')]).toEqual(['Eingang', 'Zurück', 'Senden']);
  });

  test('can replace English texts', () => {
    expect(translator('en', {}, { Login: 'Sign in' }).t('Login')).toBe('Sign in');
  });

  test('are not modified', () => {
    const bundled = Object.freeze({ Login: 'Anmeldung' });
    const { t } = translator('de', bundled, { Login: 'Eingang' });
    t('Cancel');
    expect(bundled).toEqual({ Login: 'Anmeldung' });
    expect(translator('de', bundled).t('Login')).toBe('Anmeldung');
  });

  test('can have any keys and texts', () => {
    const text = anyText.filter((each) => each !== '' && !each.includes('{{'));
    const key = fc
      .oneof(text, fc.constantFrom('constructor', 'toString', 'a.b', '0'))
      .filter((each) => each !== '');
    fc.assert(
      fc.property(key, text, text, (name, first, last) => {
        const { t, warnings } = translator('pt', { [name]: first }, { [name]: last });
        expect(t(name)).toBe(last);
        expect(warnings).toEqual([]);
      }),
    );
  });
});

test('a translator has the locale it was created with', () => {
  expect(createTranslator('pl', [], () => {}).locale).toBe('pl');
});
