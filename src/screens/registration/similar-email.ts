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

/** The address with a common domain, if its own differs from that by one typing error: `ada@gmial.com`. */
export function similarEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const typed = email.slice(at).toLowerCase();
  if (at < 2 || DOMAINS.includes(typed)) return undefined;
  const domain = DOMAINS.find((known) => isCorrection(typed, known));
  return domain && email.slice(0, at) + domain;
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
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [mine, theirs] = [a, b].map((text) => text.slice(start, text.length - end)) as [string, string];
  const isSwap = mine.length === 2 && theirs === `${mine[1]}${mine[0]}`;
  return isSwap || Math.max(mine.length, theirs.length) === 1;
}
