import { describe, expect, test } from 'vitest';
import { TRANSLATED, texts } from './texts.ts';
import { GREETINGS, STRENGTH, TERMS } from './wording.ts';

describe.each(TRANSLATED)('in %s', (locale) => {
  const table = texts(locale);

  test.each(TERMS)('the texts with %s use the same term', (english, words) => {
    const about = Object.entries(table).filter(([key]) => english.test(key));
    expect(about).not.toEqual([]);
    expect(about.filter(([, text]) => !words[locale].test(text))).toEqual([]);
  });

  test('the greetings fit the time of the day', () => {
    const greetings = ['morning', 'afternoon', 'evening', 'night'].map(
      (part) => table[`Good ${part}, {{name}}`],
    );
    expect(greetings).toEqual(GREETINGS[locale].map((greeting) => `${greeting}{{name}}`));
  });

  test('the strength steps are as agreed', () => {
    const [label, ...steps] = STRENGTH[locale];
    expect(table['Password strength: {{step}}']).toBe(`${label}{{step}}`);
    expect(['Very weak', 'Weak', 'Fair', 'Good', 'Strong'].map((step) => table[step])).toEqual(steps);
  });
});
