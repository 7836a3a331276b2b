import { beforeEach, describe, expect, test } from 'vitest';
import { chooseDark, createPreferences, saveLocale, showLocale } from '../../../src/session/preferences.ts';
import {
  blockCookies,
  blockStorage,
  stubCookies,
  stubCookieText,
  stubFullStorage,
  stubProtocol,
  stubStorage,
} from './fake-storage.ts';

const ignoreCookies = () => stubCookieText('');
const staleCookies = () => stubCookieText('userpref={"locale":"pl"}');

beforeEach(() => stubProtocol('https:'));

describe.each([
  ['cookies and storage are blocked', blockCookies, blockStorage],
  ['cookies are blocked', blockCookies, stubStorage],
  ['storage is blocked', stubCookies, blockStorage],
  ['cookies are refused without a word and the storage is full', ignoreCookies, stubFullStorage],
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
  ['both take it', stubCookies, stubStorage, true],
  ['only the cookie takes it', stubCookies, blockStorage, true],
  ['only the cookie takes it, the storage is full', stubCookies, stubFullStorage, true],
  ['only the storage takes it, cookies are blocked', blockCookies, stubStorage, true],
  ['only the storage takes it, cookies are refused', ignoreCookies, stubStorage, true],
  ['none takes it', blockCookies, blockStorage, false],
  ['none takes it, without a word', ignoreCookies, stubFullStorage, false],
  ['the cookie keeps another language, which a reload would show', staleCookies, stubStorage, false],
])('a language is remembered over a reload or not: %s', (_, cookies, storage, remembered) => {
  cookies();
  storage();
  expect(saveLocale('de')).toBe(remembered);
});
