/* What the tests know about each language. A new language needs an entry in each table. */
import type { Locale } from '../../../src/i18n/locale.ts';
import type { Translated } from './texts.ts';

/** A term of the English texts and its translation in each language. */
type Term = [english: RegExp, words: Record<Translated, RegExp>];

export const TERMS: Term[] = [
  [/password/i, { nl: /wachtwoord/i, de: /passw[oö]rt/i, pl: /has(ł|eł)/i, pt: /palavras?-passe/i }],
  [
    /\be-?mail address|your e-?mail\b/i,
    {
      nl: /e[-\u2011]mailadres/i,
      de: /E[-\u2011]Mail-Adresse/,
      pl: /adres\w* e[-\u2011]mail/i,
      pt: /endereço de e[-\u2011]mail/i,
    },
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
  [/middle name/i, { nl: /Tussenvoegsel/, de: /Zweiter Vorname/, pl: /Drugie imię/, pt: /Nome do meio/ }],
  [/last name/i, { nl: /achternaam/i, de: /Nachname/, pl: /nazwisko/i, pt: /apelido/i }],
  [/^Title\b/, { nl: /^Titel\b/, de: /Titel\b/, pl: /^Tytuł/, pt: /^Título\b/ }],
  [
    /Terms & Conditions/,
    { nl: /Algemene Voorwaarden/, de: /\bAGB\b/, pl: /\bRegulamin\b/, pt: /Termos e Condições/ },
  ],
  [/^(?!You must).*regist(er|ration)/i, { nl: /registr/i, de: /registrier/i, pl: /rejestr/i, pt: /regist/i }],
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

/** What stands before the name in the morning, the afternoon, the evening and at night (D86). */
export const GREETINGS: Record<Translated, readonly string[]> = {
  nl: ['Goedemorgen, ', 'Goedemiddag, ', 'Goedenavond, ', 'Goedenavond, '],
  de: ['Guten Morgen, ', 'Guten Tag, ', 'Guten Abend, ', 'Guten Abend, '],
  pl: ['Dzień dobry, ', 'Dzień dobry, ', 'Dobry wieczór, ', 'Dobry wieczór, '],
  pt: ['Bom dia, ', 'Boa tarde, ', 'Boa noite, ', 'Boa noite, '],
};

/** The label of the strength of a password, and the steps. They have the gender of its noun, and in Polish that of the password. */
export const STRENGTH: Record<Translated, readonly string[]> = {
  nl: ['Wachtwoordsterkte: ', 'Zeer zwak', 'Zwak', 'Redelijk', 'Goed', 'Sterk'],
  de: ['Passwortstärke: ', 'Sehr schwach', 'Schwach', 'Mittel', 'Gut', 'Stark'],
  pl: ['Siła hasła: ', 'Bardzo słabe', 'Słabe', 'Średnie', 'Dobre', 'Silne'],
  pt: ['Segurança da palavra-passe: ', 'Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte'],
};

/** The quotation marks of each language. */
export const QUOTED: Record<Locale, RegExp> = {
  en: /“[^“”]+”/g,
  nl: /‘[^‘’]+’/g,
  de: /„[^„“]+“/g,
  pl: /„[^„”]+”/g,
  pt: /«[^«»]+»/g,
};

/** Informal forms of address, and words of another regional variant. */
export const WRONG_WORDS: Record<Translated, RegExp> = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|ihnen)(?!\p{L})/u,
  pl: /(?<!\p{L})(pan|pani|państwo|ty|ciebie|cię|ci|tobie|tobą|twój|twoj\p{L}*|twoi\p{L}*)(?!\p{L})/u,
  pt: /(?<!\p{L})(tu|te|ti|contigo|teus?|tuas?|vocês?|senhas?|usuári\p{L}*|cadastr\p{L}*|registro|arquivo|tela|aba|baixar|(?!quando(?!\p{L}))\p{L}+ndo)(?!\p{L})/iu,
};

/** A sentence with a number and its unit. */
export const RETRY_IN_ONE_MINUTE: Record<Locale, string> = {
  en: 'Too many attempts. Please try again in 1 minute.',
  nl: 'Te veel pogingen. Probeer het over 1 minuut opnieuw.',
  de: 'Zu viele Versuche. Bitte versuchen Sie es in 1 Minute erneut.',
  pl: 'Zbyt wiele prób. Spróbuj ponownie za 1 minutę.',
  pt: 'Demasiadas tentativas. Tente novamente dentro de 1 minuto.',
};

/** A long word that people could use as a password. */
export const LONG_WORD: Record<Locale, string> = {
  en: 'wonderful',
  nl: 'gemeenteraad',
  de: 'gesellschaft',
  pl: 'społeczeństwo',
  pt: 'desenvolvimento',
};

/** The checkbox of ALTCHA, which has texts of its own: `src/app/captcha/providers/altcha.ts` imports them. */
export const ROBOT: Record<Locale, string> = {
  en: "I'm not a robot",
  nl: 'Ik ben geen robot',
  de: 'Ich bin kein Roboter',
  pl: 'Nie jestem robotem',
  pt: 'Não sou um robô',
};
