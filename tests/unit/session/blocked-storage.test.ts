import { beforeEach, describe, expect, test } from 'vitest';
import { chooseDark, createPreferences, saveLocale, showLocale } from '../../../src/session/preferences.ts';
import {
  onPage,
  withBlockedCookies,
  withBlockedStorage,
  withCookies,
  withCookieText,
  withFullStorage,
  withStorage,
} from './fake-storage.ts';

const refusedCookies = () => withCookieText('');
const staleCookies = () => withCookieText('userpref={"locale":"pl"}');

beforeEach(() => onPage('https:'));

describe.each([
  ['cookies and storage are blocked', withBlockedCookies, withBlockedStorage],
  ['cookies are blocked', withBlockedCookies, withStorage],
  ['storage is blocked', withCookies, withBlockedStorage],
  ['cookies are refused without a word and the storage is full', refusedCookies, withFullStorage],
])('where %s', (_, cookies, storage) => {
  beforeEach(() => {
    cookies();
    storage();
  });

  test('there are no saved choices', () => {
    expect(createPreferences().getState()).toEqual({
      theme: { saved: undefined },
      language: { saved: undefined, stored: undefined },
    });
  });

  test('a choice of theme lasts for the page', () => {
    const preferences = createPreferences();
    chooseDark(preferences, true);
    expect(preferences.getState().theme.chosen).toBe(true);
    chooseDark(preferences, false);
    expect(preferences.getState().theme.chosen).toBe(false);
  });

  test('a choice of language lasts for the page', () => {
    const preferences = createPreferences();
    expect(() => saveLocale('de')).not.toThrow();
    showLocale(preferences, 'de');
    expect(preferences.getState().language.chosen).toBe('de');
  });
});

test.each([
  ['both take it', withCookies, withStorage, true],
  ['only the cookie takes it', withCookies, withBlockedStorage, true],
  ['only the cookie takes it, the storage is full', withCookies, withFullStorage, true],
  ['only the storage takes it, cookies are blocked', withBlockedCookies, withStorage, true],
  ['only the storage takes it, cookies are refused', refusedCookies, withStorage, true],
  ['none takes it', withBlockedCookies, withBlockedStorage, false],
  ['none takes it, without a word', refusedCookies, withFullStorage, false],
  ['the cookie keeps another language, which a reload would show', staleCookies, withStorage, false],
])('a language is remembered over a reload or not: %s', (_, cookies, storage, remembered) => {
  cookies();
  storage();
  expect(saveLocale('de')).toBe(remembered);
});
