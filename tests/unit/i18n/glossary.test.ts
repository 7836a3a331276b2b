import { describe, expect, test } from 'vitest';
import { TRANSLATED, type Translated, texts } from './texts.ts';

/** A term of the English texts and its translation in each language. */
type Term = [english: RegExp, words: Record<Translated, RegExp>];

const TERMS: Term[] = [
  [/password/i, { nl: /wachtwoord/i, de: /passw[oö]rt/i, pl: /has(ł|eł)/i, pt: /palavras?-passe/i }],
  [
    /\be-?mail address|your e-?mail\b/i,
    { nl: /e-mailadres/i, de: /E-Mail-Adresse/, pl: /adres\w* e-mail/i, pt: /endereço de e-mail/i },
  ],
  [
    /\blog ?in|logged in/i,
    { nl: /in(ge| te )?log/i, de: /an(ge|zu)?meld/i, pl: /logow|zaloguj/i, pt: /sessão/i },
  ],
  [/\blink\b/i, { nl: /\blink\b/i, de: /\bLink\b/, pl: /\blink/i, pt: /\blink\b/i }],
  [/\bconnection\b/, { nl: /verbinding/, de: /Verbindung/, pl: /połączenie/, pt: /ligação à Internet/ }],
  [/voucher/i, { nl: /voucher/i, de: /gutschein/i, pl: /voucher/i, pt: /voucher/i }],
  [/redeem/i, { nl: /wissel/i, de: /(ein)?lös/i, pl: /realiz/i, pt: /resgat/i }],
  [
    /member portal/,
    { nl: /ledenportaal/, de: /Mitgliederportal/, pl: /portal\w* członkow/, pt: /portal de membros/ },
  ],
  [/first name/i, { nl: /voornaam/i, de: /Vorname/, pl: /imię/i, pt: /nome próprio/i }],
  [/middle name/i, { nl: /Tweede voornaam/, de: /Zweiter Vorname/, pl: /Drugie imię/, pt: /Nome do meio/ }],
  [/last name/i, { nl: /achternaam/i, de: /Nachname/, pl: /nazwisko/i, pt: /apelido/i }],
  [/^Title\b/, { nl: /^Titel\b/, de: /Titel\b/, pl: /^Tytuł/, pt: /^Título\b/ }],
  [
    /Terms & Conditions/,
    { nl: /Algemene Voorwaarden/, de: /\bAGB\b/, pl: /\bRegulamin\b/, pt: /Termos e Condições/ },
  ],
  [/regist(er|ration)/i, { nl: /registr/i, de: /registrier/i, pl: /rejestr/i, pt: /regist/i }],
  [
    /try again/i,
    { nl: /opnieuw/i, de: /erneut/i, pl: /sprób(uj|ować) ponownie/i, pt: /tent(e|ar) novamente/i },
  ],
  [/\breports?\b/i, { nl: /rapport/i, de: /bericht/i, pl: /raport/i, pt: /relatório/i }],
  [/survey/i, { nl: /enquête/i, de: /befragung/i, pl: /ankiet/i, pt: /questionário/i }],
  [/language/i, { nl: /\btaal/i, de: /Sprache/, pl: /język/i, pt: /idioma/i }],
  [/\bcode\b/, { nl: /code/, de: /code/i, pl: /kod/i, pt: /código/i }],
  [/\bdigits\b/, { nl: /cijfers/, de: /Ziffern/, pl: /cyfr/, pt: /algarismos/ }],
  [/\bcharacters\b/, { nl: /teken/, de: /Zeichen/, pl: /znak/, pt: /caracteres/i }],
  [
    /^Reset \w+-Password$/,
    { nl: /opnieuw instellen$/, de: /zurücksetzen$/, pl: /^Resetowanie hasła /, pt: /^Repor / },
  ],
  [
    /^(incomplete[:!] )?Please (fill|provide|enter)/i,
    { nl: /\bVul .+ in\b/, de: /\bBitte geben Sie .+ ein\b/, pl: /\bPodaj\b/, pt: /\bIntroduza\b/ },
  ],
];

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

/** Morning, afternoon, evening, night. In Dutch, German and Polish, "Good night" is only said on leaving. */
test.each([
  ['nl', ['Goedemorgen', 'Goedemiddag', 'Goedenavond', 'Goedenavond']],
  ['de', ['Guten Morgen', 'Guten Tag', 'Guten Abend', 'Guten Abend']],
  ['pl', ['Dzień dobry', 'Dzień dobry', 'Dobry wieczór', 'Dobry wieczór']],
  ['pt', ['Bom dia', 'Boa tarde', 'Boa noite', 'Boa noite']],
] as const)('in %s, the greetings of the day are %j', (locale, greetings) => {
  const table = texts(locale);
  expect(['morning', 'afternoon', 'evening', 'night'].map((part) => table[`Good ${part}, {{name}}`])).toEqual(
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
