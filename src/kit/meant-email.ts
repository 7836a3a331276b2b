import { decodeDomains } from './idn.ts';

/** Common email domains in the countries of the languages. One of them is never corrected to another. */
const DOMAINS = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com',
  'mail.com email.com proton.me protonmail.com gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de',
  'hotmail.de outlook.de yahoo.de hotmail.nl live.nl outlook.nl ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl',
  'wp.pl onet.pl o2.pl interia.pl gazeta.pl op.pl vp.pl sapo.pt hotmail.co.uk outlook.pt live.com.pt mail.pt',
]
  .join(' ')
  .split(' ');

/** Shorter names, without what follows the first dot, differ from too many others by one character. */
const SHORTEST = 5;

/** One address. Its local part can be in quotation marks, in which white space counts. */
const ADDRESS = /^("[^"]*"|[^@]+)@[^@]+$/;
const BLANK = /(^"[^"]*"@)|\s+/g;
/** What the keys of a Turkish keyboard, and lower case, make of `i`. */
const TURKISH_I = /[\u0130\u0131]|i\u0307/g;
/** What text programs make of an apostrophe. */
const APOSTROPHE = /[\u2018\u2019\u02bc]/g;

/**
 * The address that a person may have meant by another one, as `readEmail` has read it (D102): without white space, with `i` for those of
 * a Turkish keyboard, a straight apostrophe, and a common domain if its own differs from that by one typing error. `undefined` if nothing looks wrong.
 */
export function meantEmail(email: string): string | undefined {
  const typed = decodeDomains(email);
  if (!ADDRESS.test(typed)) return undefined;
  const plain = typed.replace(BLANK, '$1').replace(TURKISH_I, 'i').replace(APOSTROPHE, "'");
  const meant = withLikelyDomain(plain);
  return meant === typed ? undefined : meant;
}

function withLikelyDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const typed = email.slice(at).toLowerCase();
  const domain = DOMAINS.includes(typed) ? undefined : DOMAINS.find((known) => isCorrection(typed, known));
  return domain ? email.slice(0, at) + domain : email;
}

function isCorrection(typed: string, known: string): boolean {
  if (known.indexOf('.') < SHORTEST || !isOneTypoApart(typed, known)) return false;
  const [other, country] = [countryOf(typed), countryOf(known)];
  // Providers have a domain in each country.
  return !other || !country || other === country;
}

const countryOf = (domain: string): string | undefined => /\.(..)$/.exec(domain)?.[1];

/** One character is missing, added or replaced, or two neighbours are swapped. */
function isOneTypoApart(a: string, b: string): boolean {
  const at = [...a, ''].findIndex((character, index) => character !== b[index]);
  const [mine, theirs] = [a.slice(at), b.slice(at)];
  const isSwap = mine.replace(/(.)(.)/, '$2$1') === theirs;
  return isSwap || mine.slice(1) === theirs || [mine, mine.slice(1)].includes(theirs.slice(1));
}
