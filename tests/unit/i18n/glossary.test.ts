import { describe, expect, test } from 'vitest';
import { TRANSLATED, texts } from './texts.ts';
import { TERMS } from './wording.ts';

describe.each(TRANSLATED)('in %s', (locale) => {
  const table = Object.entries(texts(locale));

  test.each(TERMS)('the texts with %s use the same term', (english, words) => {
    const about = table.filter(([key]) => english.test(key));
    expect(about).not.toEqual([]);
    expect(about.filter(([, text]) => !words[locale].test(text))).toEqual([]);
  });
});

test.each([
  ['nl', /\bOeps\b/],
  ['de', /\bHoppla\b/],
  ['pl', /\bUps\b/],
  ['pt', /\bUps\b/],
] as const)('the text of a failed token has its "Oops" in %s', (locale, oops) => {
  expect(texts(locale)['Token invalid! Oops, this token is unknown. It might have expired already.']).toMatch(
    oops,
  );
});

/** Morning, afternoon, evening. At night the greeting is that of the evening. */
test.each([
  ['nl', ['Goedemorgen', 'Goedemiddag', 'Goedenavond']],
  ['de', ['Guten Morgen', 'Guten Tag', 'Guten Abend']],
  ['pl', ['Dzień dobry', 'Dzień dobry', 'Dobry wieczór']],
  ['pt', ['Bom dia', 'Boa tarde', 'Boa noite']],
] as const)('in %s, the greetings of the day are %j', (locale, greetings) => {
  const table = texts(locale);
  expect(['morning', 'afternoon', 'evening'].map((part) => table[`Good ${part}, {{name}}`])).toEqual(
    greetings.map((greeting) => `${greeting}, {{name}}`),
  );
});

/** The steps follow "Password strength:", so they have the gender of that noun. */
test.each([
  ['nl', 'Wachtwoordsterkte', ['Zeer zwak', 'Zwak', 'Redelijk', 'Goed', 'Sterk']],
  ['de', 'Passwortstärke', ['Sehr schwach', 'Schwach', 'Mittel', 'Gut', 'Stark']],
  ['pl', 'Siła hasła', ['Bardzo mała', 'Mała', 'Średnia', 'Duża', 'Bardzo duża']],
  ['pt', 'Segurança da palavra-passe', ['Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte']],
] as const)('in %s, the strength steps agree with "%s"', (locale, noun, steps) => {
  const table = texts(locale);
  expect(table['Password strength: {{step}}']).toBe(`${noun}: {{step}}`);
  expect(['Very weak', 'Weak', 'Fair', 'Good', 'Strong'].map((step) => table[step])).toEqual(steps);
});
