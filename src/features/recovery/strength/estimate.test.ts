import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LONG_WORD } from '../../../../tests/unit/i18n/wording.ts';
import { LOCALES } from '../../../i18n/locale.ts';
import { createEstimator, type Estimator } from './engine.ts';
import { loadEstimator } from './estimate.ts';

const OWN = ['anna.kowalska-meier@post.example', 'Anna Kowalska-Meier', 'Talent Portal'];

const RANDOM = 'vG7#qLp2!xZr9';

describe('the estimate', () => {
  let estimate: Estimator;
  beforeAll(async () => {
    estimate = await loadEstimator('en', vi.fn());
  });

  test.each([
    ['annakowalska', 'the name'],
    ['AnnaKowalska', 'the name in capitals'],
    ['Kowalska-Meier', 'a double name'],
    ['reiem-akslawok', 'the name backwards'],
    ['k0w@lsk@meier', 'the name in leet'],
    ['anna.kowalska-meier@post.example', 'the address'],
    ['talentportal', 'the name of the site'],
  ])('%s scores lower for its owner: %s', (password) => {
    const own = estimate(password, OWN);
    expect(own.score).toBeLessThan(estimate(password, []).score);
    expect(own.score).toBeLessThanOrEqual(1);
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty'])('%s is weak for its owner', (name) => {
    const { score, warning } = estimate(name, [`${name}@example.org`]);
    expect({ score, warning }).toEqual({
      score: 0,
      warning: "Your details and this site's name are easy to guess.",
    });
  });

  test.each(['pässwörd1', 'ｐａｓｓｗｏｒｄ１', 'ﬁreﬂies', 'kowalska\u0301'])(
    'the composition and the width of the letters of %s have no effect',
    (text) => {
      const usual = text.normalize('NFKC');
      for (const password of [text.normalize('NFC'), text.normalize('NFD')]) {
        expect(estimate(password, [])).toEqual(estimate(usual, []));
        expect(estimate(usual, [password])).toEqual(estimate(usual, [usual]));
      }
      expect(estimate('pässwörd1'.normalize('NFD'), []).score).toBe(0);
    },
  );

  test('invisible characters have no effect', () => {
    expect(estimate('pass\u00adwo\u200brd1', [])).toEqual(estimate('password1', []));
  });

  test('own texts that are not words have no effect', () => {
    const odd = ['', ' ', '@', 'a', '\ud800', 'constructor', '__proto__', 'x '.repeat(20_000)];
    const password = 'correct horse battery staple';
    expect(estimate(password, odd)).toEqual(estimate(password, []));
  });

  test('the result has only a score and a warning, without the password', () => {
    for (const password of ['annakowalska1', 'Tr0ub4dor&3', 'qwertz', '', 'zzzzzzzzzzzz', '11.12.1990x']) {
      const strength = estimate(password, OWN);
      expect(Object.keys(strength).sort()).toEqual(['score', 'warning']);
      if (password) expect(strength.warning ?? '').not.toContain(password);
    }
  });

  test('a weak password has a warning, also one of own words, and a strong one has none', () => {
    expect(estimate('password1', []).warning).toBe('This is a commonly used password.');
    const own = "Your details and this site's name are easy to guess.";
    expect(estimate('annakowalska', OWN).warning).toBe(own);
    expect(estimate(RANDOM, [])).toEqual({ score: 4, warning: undefined });
  });

  test('characters after the first 256 are ignored', () => {
    const scoreOf = (repeats: number, rest: string) => estimate('a'.repeat(repeats) + rest, []).score;
    const scores = [...RANDOM].map((_, read) => scoreOf(100, RANDOM.slice(0, read)));
    const improving = scores.findIndex((score, read) => read > 0 && score > (scores[read - 1] ?? 0));
    expect(improving, 'a character that improves the score').toBeGreaterThan(0);
    for (const read of [improving - 1, improving]) expect(scoreOf(256 - read, RANDOM)).toBe(scores[read]);
  });
});

test.each(LOCALES)('in %s, common passwords and a long word of the language are weak', async (locale) => {
  const estimate = await loadEstimator(locale, vi.fn());
  for (const password of ['password1', 'qwertz123', 'iloveyou', LONG_WORD[locale]])
    expect(estimate(password, []).score).toBeLessThanOrEqual(1);
});

test.each([
  ...['password1', 'P@ssw0rd', 'qwertz', 'qwertzuiop', 'qwerty123', '12345678', '1q2w3e4r', 'aaaaaaaa'],
  ...['iloveyou', 'michael1', 'passwort', 'wachtwoord1', 'haslo123', 'senha123', '01011990', 'abcabcabc'],
])('with the short list of the single-file build, %s is weak', async (password) => {
  const estimate = await createEstimator([await import('virtual:words-short')]);
  expect(estimate(password, []).score).toBeLessThanOrEqual(1);
});

describe('when a word list fails to load', () => {
  afterEach(() => {
    vi.doUnmock('virtual:words-de');
    vi.doUnmock('virtual:words-common');
    vi.resetModules();
  });

  const loadWithout = async (locale: 'de' | 'en', list: string) => {
    vi.doMock(list, () => {
      throw new Error('offline');
    });
    const reportFile = vi.fn();
    const loading = loadEstimator(locale, reportFile);
    await Promise.allSettled([loading]);
    expect(reportFile.mock.calls).toEqual([[list.replace('virtual:', '')]]);
    return loading;
  };

  test('without the words of the language, the other lists are used, and the file is reported', async () => {
    const estimate = await loadWithout('de', 'virtual:words-de');
    for (const password of ['password1', 'wonderful'])
      expect(estimate(password, []).score).toBeLessThanOrEqual(1);
  });

  test('without the common passwords there is no estimate, because it would be too high, and the file is reported', async () => {
    await expect(loadWithout('en', 'virtual:words-common')).rejects.toThrow();
  });
});
