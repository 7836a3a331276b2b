import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';
import type { Message, MessageKey, Translations } from '../../../src/i18n/message.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { anyText } from '../support/any-text.ts';
import { texts } from './texts.ts';
import { RETRY_IN_ONE_MINUTE } from './wording.ts';

/** A translator that collects its warnings and accepts any key. */
function translator(locale: Locale, ...tables: Translations[]) {
  const warnings: string[] = [];
  const { t } = createTranslator(locale, tables, (text) => warnings.push(text));
  return { t: (key: string, values = {}) => t(key as MessageKey, values), say: t, warnings };
}

const PROVIDER = { 'Continue with {{provider}}': 'Weiter mit {{provider}}' };

test.each<[string, Translations, object, string]>([
  ['Continue', { Continue: 'Abbrechen' }, {}, 'Abbrechen'],
  ['Please [wait] "again"… a.b.c.', { 'Please [wait] "again"… a.b.c.': 'Warten.' }, {}, 'Warten.'],
  ['Continue with {{provider}}', PROVIDER, { provider: 'Google' }, 'Weiter mit Google'],
  ['Continue with {{provider}}', PROVIDER, { provider: '{{provider}}' }, 'Weiter mit {{provider}}'],
  ['Continue with {{provider}}', PROVIDER, { provider: '$& $1' }, 'Weiter mit $& $1'],
  ['Continue with {{provider}}', PROVIDER, { provider: 0 }, 'Weiter mit 0'],
  ['Continue with {{provider}}', PROVIDER, {}, 'Weiter mit '],
  ['Hello {{name}}', {}, { name: 'Ada' }, 'Hello Ada'],
  // A value does not change the direction of the text around it.
  ['Welcome, {{name}}', {}, { name: 'דוד' }, 'Welcome, \u2068דוד\u2069'],
  ['Welcome, {{name}}', {}, { name: '\u2069\u202eדוד\u2067' }, 'Welcome, \u2068דוד\u2069'],
  ['Did you mean {{email}}?', {}, { email: 'ada\u202e@example.org' }, 'Did you mean ada@example.org?'],
])('the text "%s" is translated with %j and filled with %j', (key, table, values, expected) => {
  expect(translator('de', table).t(key, values)).toBe(expected);
});

test.each(['Continue', 'constructor', '{{provider}}', '', '<b>no</b>'])(
  'the text %j of a server stays unchanged',
  (verbatim) => {
    const { say, warnings } = translator('de', { Continue: 'Abbrechen' });
    expect(say({ verbatim }, { provider: 'Google' })).toBe(verbatim);
    expect(warnings).toEqual([]);
  },
);

test.each([
  ['Unknown code.', 'Unbekannter Code.'],
  ['Empty.', 'Empty.'],
  ['constructor', 'constructor'],
  ['Continue', 'Continue'],
])('a message of the server is shown in the server\'s own translation: "%s"', (verbatim, shown) => {
  const { say, warnings } = translator(
    'de',
    { Continue: 'Abbrechen' },
    { 'Unknown code.': 'Reworded.', Continue: 'Stopp' },
    { 'Unknown code.': 'Unbekannter Code.', 'Empty.': '' },
  );
  expect(say({ verbatim })).toBe(shown);
  expect(say({ why: { verbatim }, seconds: 60 })).toContain(shown);
  expect(warnings.join()).not.toContain(verbatim);
});

test('a message of the server does not change the direction of the sentence behind it', () => {
  const text = translator('en').say({ why: { verbatim: 'Wait\u202e.' }, seconds: 60 });
  expect(text).toBe('Wait. Please try again in 1 minute.');
});

describe('a missing translation', () => {
  test('shows the English text and causes one warning per text', () => {
    const { t, warnings } = translator('de', { Continue: 'Abbrechen' });
    const shown = [t('Log in'), t('Log in'), t('Continue'), t('Submit')];
    expect(shown).toEqual(['Log in', 'Log in', 'Abbrechen', 'Submit']);
    expect(warnings).toEqual(['No de translation of "Log in"', 'No de translation of "Submit"']);
  });

  test('does not exist in English, where the key is the text', () => {
    const { t, warnings } = translator('en', {});
    expect(t('Please wait…')).toBe('Please wait…');
    expect(warnings).toEqual([]);
  });

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'length'])(
    'is detected for a key that is a property of every object: %s',
    (key) => {
      const { t, warnings } = translator('nl', { Continue: 'Annuleren' });
      expect(t(key)).toBe(key);
      expect(warnings).toEqual([`No nl translation of "${key}"`]);
    },
  );

  test('includes an empty text from the server, which does not replace the bundled text', () => {
    expect(translator('de', { Continue: 'Abbrechen' }, {}, { Continue: '' }).t('Continue')).toBe('Abbrechen');
    expect(translator('de', {}, {}, { Continue: '' }).t('Continue')).toBe('Continue');
    expect(translator('de', { Continue: 'Abbrechen' }, { Continue: '' }).t('Continue')).toBe('Abbrechen');
  });
});

describe('several tables', () => {
  test('come from the portal, the author of the page and the server, and the last one wins for each text', () => {
    const { t } = translator(
      'de',
      { Login: 'Anmeldung', Continue: 'Abbrechen', Submit: 'Senden' },
      { Login: 'Willkommen', Continue: 'Zurück' },
      { Login: 'Eingang' },
    );
    expect([t('Login'), t('Continue'), t('Submit')]).toEqual(['Eingang', 'Zurück', 'Senden']);
  });

  test('are not modified', () => {
    const bundled = Object.freeze({ Login: 'Anmeldung' });
    translator('de', bundled, { Login: 'Eingang' }).t('Continue');
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

/** The text of a pause, in the texts of the portal. */
function pauseText(locale: Locale, why: Extract<Message, { why: unknown }>['why'], seconds: number) {
  const { say, warnings } = translator(locale, texts(locale));
  const text = say({ why, seconds });
  expect(warnings).toEqual([]);
  return text;
}

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
])('a pause of %i seconds reads "%s"', (seconds, when) => {
  expect(pauseText('en', 'Too many attempts.', seconds)).toBe(`Too many attempts. Please try again ${when}.`);
});

test.each(LOCALES)('the pause is translated to %s', (locale) => {
  expect(pauseText(locale, 'Too many attempts.', 60)).toBe(RETRY_IN_ONE_MINUTE[locale]);
});

test('the pause is not added to a server text that already contains it', () => {
  const own = 'Too many failed attempts. Please try again in 15 minutes.';
  expect(pauseText('en', { verbatim: own }, 899)).toBe(own);
});
