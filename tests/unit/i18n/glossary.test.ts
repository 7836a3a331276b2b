import { describe, expect, test } from 'vitest';
import { TRANSLATED, texts } from './texts.ts';
import { GREETINGS, OOPS, STRENGTH, TERMS } from './wording.ts';

describe.each(TRANSLATED)('in %s', (locale) => {
  const table = Object.entries(texts(locale));

  test.each(TERMS)('the texts with %s use the same term', (english, words) => {
    const about = table.filter(([key]) => english.test(key));
    expect(about).not.toEqual([]);
    expect(about.filter(([, text]) => !words[locale].test(text))).toEqual([]);
  });
});

test.each(TRANSLATED)('the text of a failed token has its "Oops" in %s', (locale) => {
  expect(texts(locale)['Token invalid! Oops, this token is unknown. It might have expired already.']).toMatch(
    OOPS[locale],
  );
});

test.each(TRANSLATED)('in %s, the greetings fit the time of the day', (locale) => {
  const table = texts(locale);
  expect(['morning', 'afternoon', 'evening'].map((part) => table[`Good ${part}, {{name}}`])).toEqual(
    GREETINGS[locale].map((greeting) => `${greeting}{{name}}`),
  );
});

test.each(TRANSLATED)('in %s, the strength steps agree with their noun', (locale) => {
  const table = texts(locale);
  const [label, ...steps] = STRENGTH[locale];
  expect(table['Password strength: {{step}}']).toBe(`${label}{{step}}`);
  expect(['Very weak', 'Weak', 'Fair', 'Good', 'Strong'].map((step) => table[step])).toEqual(steps);
});
