import { beforeEach, expect, test } from 'vitest';
import { chooseDark, saveLocale, showLocale } from '../../../src/session/choices.ts';
import { createPreferences } from '../../../src/session/preferences.ts';
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

test.each([
  ['cookies and storage are blocked', blockCookies, blockStorage],
  ['cookies are blocked', blockCookies, stubStorage],
  ['storage is blocked', stubCookies, blockStorage],
  ['cookies are ignored and the storage is full', ignoreCookies, stubFullStorage],
])(
  'if %s, there are no saved choices, and chosen ones last until the page is left',
  (_, cookies, storage) => {
    cookies();
    storage();
    const preferences = createPreferences();
    expect(preferences.getState()).toEqual({
      theme: { saved: undefined },
      language: { saved: undefined, stored: undefined },
    });
    for (const isDark of [true, false]) {
      chooseDark(preferences, isDark);
      expect(preferences.getState().theme.chosen).toBe(isDark);
    }
    expect(() => saveLocale('de')).not.toThrow();
    showLocale(preferences, 'de');
    expect(preferences.getState().language.chosen).toBe('de');
  },
);

test.each([
  ['the cookie and the storage save it', stubCookies, stubStorage, true],
  ['only the cookie saves it', stubCookies, blockStorage, true],
  ['only the cookie saves it, because the storage is full', stubCookies, stubFullStorage, true],
  ['only the storage saves it, because cookies are blocked', blockCookies, stubStorage, true],
  ['only the storage saves it, because cookies are ignored', ignoreCookies, stubStorage, true],
  ['both are blocked', blockCookies, blockStorage, false],
  ['cookies are ignored and the storage is full', ignoreCookies, stubFullStorage, false],
  ['the cookie keeps another language, which a reload would show', staleCookies, stubStorage, false],
])('whether a language survives a reload: %s', (_, cookies, storage, survives) => {
  cookies();
  storage();
  expect(saveLocale('de')).toBe(survives);
});
