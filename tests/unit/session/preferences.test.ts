import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseDark, saveAnimation, saveLocale, showLocale } from '../../../src/session/choices.ts';
import { createPreferences, isAnimationStopped } from '../../../src/session/preferences.ts';
import { recheckPreferences } from '../../../src/session/recheck.ts';
import { anyJson } from '../support/any-json.ts';
import { anyText } from '../support/any-text.ts';
import { stubCookies, stubCookieText, stubProtocol, stubStorage } from './fake-storage.ts';

beforeEach(() => {
  stubProtocol('https:');
  stubStorage();
});

const cookie = (value: unknown) => `userpref=${encodeURIComponent(JSON.stringify(value))}`;
function saved() {
  const { theme, language } = createPreferences().getState();
  return { dark: theme.saved, locale: language.saved, storedLocale: language.stored };
}
const nothing = { dark: undefined, locale: undefined, storedLocale: undefined };

describe('saved preferences', () => {
  test.each([
    ['the theme and the language', cookie({ darkmode: true, locale: 'de' }), { dark: true, locale: 'de' }],
    ['the light theme', cookie({ darkmode: false }), { dark: false }],
    ['only a language', cookie({ locale: 'pl' }), { locale: 'pl' }],
    ['the theme next to other keys', cookie({ fontsize: 3, darkmode: true }), { dark: true }],
    ['the language if the theme has the wrong type', cookie({ darkmode: 1, locale: 'de' }), { locale: 'de' }],
    ['the theme if the language has the wrong type', cookie({ darkmode: true, locale: {} }), { dark: true }],
    [
      'the other value beside one that cannot be printed',
      cookie({ darkmode: true, locale: { toString: 1 } }),
      { dark: true },
    ],
    ['the theme in JSON that is not URL-encoded', 'userpref={"darkmode":true}', { dark: true }],
    ['none without the cookie', '', {}],
    ['none from a prototype', 'userpref={"__proto__":{"darkmode":true}}', {}],
  ])('are read from the cookie: %s', (_, text, expected) => {
    stubCookieText(text);
    expect(saved()).toEqual({ ...nothing, ...expected });
  });

  test('can be read from any cookie text', () => {
    const value = fc.oneof(
      anyText,
      anyText.map((text) => encodeURIComponent(text.toWellFormed())),
      anyJson.map((json) => encodeURIComponent(JSON.stringify(json))),
      fc
        .record({ darkmode: anyJson, locale: anyJson })
        .map((json) => encodeURIComponent(JSON.stringify(json))),
    );
    fc.assert(
      fc.property(value, (text) => {
        stubCookieText(`userpref=${text}`);
        const { dark, locale } = saved();
        expect([undefined, true, false]).toContain(dark);
        expect(['undefined', 'string']).toContain(typeof locale);
      }),
    );
  });
});

describe('choosing the theme', () => {
  test.each([
    ['a list', cookie([1, 2])],
    ['a string', cookie('dark')],
    ['truncated JSON', 'userpref=%7B%22a%22%3A1'],
  ])('replaces a cookie with %s', (_, text) => {
    const { value } = stubCookies(text);
    chooseDark(createPreferences(), true);
    expect(JSON.parse(value('userpref'))).toEqual({ darkmode: true });
  });
});

describe('stopping the seasonal effect', () => {
  test('is saved beside the theme, and so is starting it', () => {
    const { value } = stubCookies(cookie({ darkmode: true }));
    saveAnimation(false);
    expect(isAnimationStopped()).toBe(true);
    expect(JSON.parse(value('userpref'))).toEqual({ darkmode: true, animation: false });
    saveAnimation(true);
    expect(isAnimationStopped()).toBe(false);
  });

  test.each([0, null, '', 'false', [], {}])('counts as absent if the cookie has %j', (animation) => {
    stubCookieText(cookie({ animation }));
    expect(isAnimationStopped()).toBe(false);
  });
});

describe('choosing a language', () => {
  test('applies it when asked to, and keeps it when a theme is chosen', () => {
    stubCookies();
    const preferences = createPreferences();
    showLocale(preferences, 'nl');
    chooseDark(preferences, true);
    expect(preferences.getState().language.chosen).toBe('nl');
  });
});

describe('when the tab is shown again', () => {
  const chosenHere = (text = '') => {
    const cookies = stubCookies(text);
    const storage = stubStorage();
    const preferences = createPreferences();
    chooseDark(preferences, true);
    saveLocale('nl');
    showLocale(preferences, 'nl');
    const recheck = () => {
      recheckPreferences(preferences);
      return preferences.getState();
    };
    return { ...cookies, storage, recheck };
  };
  const here = {
    theme: { saved: true, chosen: true },
    language: { saved: 'nl', stored: 'nl', chosen: 'nl' },
  };

  test('a choice of another tab replaces that of this one', () => {
    const { write, storage, recheck } = chosenHere();
    write(cookie({ darkmode: false, locale: 'nl' }));
    expect(recheck()).toEqual({ ...here, theme: { saved: false } });
    write(cookie({ darkmode: false, locale: 'de' }));
    storage.set('locale', 'de');
    expect(recheck()).toEqual({ theme: { saved: false }, language: { saved: 'de', stored: 'de' } });
  });

  test.each([
    ['as it was', cookie({ darkmode: true, locale: 'nl', other: 1 })],
    ['gone', cookie({})],
    ['malformed', cookie({ darkmode: 'no', locale: 1 })],
  ])('nothing changes if the cookie is %s', (_, text) => {
    const { write, recheck } = chosenHere();
    write(text);
    expect(recheck()).toEqual(here);
  });

  test('an older cookie that cannot be replaced changes nothing', () => {
    stubCookieText(cookie({ darkmode: false, locale: 'de' }));
    const preferences = createPreferences();
    chooseDark(preferences, true);
    showLocale(preferences, 'nl');
    recheckPreferences(preferences);
    expect(preferences.getState()).toMatchObject({ theme: { chosen: true }, language: { chosen: 'nl' } });
  });

  test('a language in the storage counts if there are no cookies', () => {
    stubCookieText('');
    const storage = stubStorage();
    const preferences = createPreferences();
    storage.set('locale', 'pl');
    recheckPreferences(preferences);
    expect(preferences.getState().language).toEqual({ saved: undefined, stored: 'pl' });
  });
});

test('unknown keys in the cookie are kept with any value', () => {
  const others = fc.dictionary(
    fc.oneof(anyText, fc.constantFrom('__proto__', 'constructor', 'theme')),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 4 },
  );
  fc.assert(
    fc.property(others, (keys) => {
      const before = JSON.parse(JSON.stringify(keys)) as object;
      const { value, write } = stubCookies();
      const preferences = createPreferences();
      // Another page may have written them meanwhile.
      write(cookie(before));
      chooseDark(preferences, true);
      saveLocale('de');
      const expected = new Map(Object.entries({ ...before, darkmode: true, locale: 'de' }));
      expect(new Map(Object.entries(JSON.parse(value('userpref')) as object))).toEqual(expected);
    }),
  );
});
