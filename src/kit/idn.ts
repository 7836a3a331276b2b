import { decode } from 'punycode/punycode.es6.js';
import { attempt } from './attempt.ts';
import { readEmail } from './email.ts';

/* Loaded only for an address with a domain of another script (D94). */

/** The address as it is sent: its domain has A-labels (`xn--…`). */
export function encodeEmail(email: string): string {
  const readable = decodeDomains(email);
  const domain = readable.lastIndexOf('@') + 1 || readable.length;
  return readable.slice(0, domain) + encodeDomain(readable.slice(domain));
}

/** A text as it is shown: the domains of its addresses are in their own script. */
export const decodeDomains = (text: string): string =>
  text.replace(/@[\w.-]*xn--[\w.-]*\w/gi, (found) => {
    const domain = found.slice(1).toLowerCase();
    const decoded = attempt(() => domain.replace(/\bxn--([^.]*)/g, (_, label) => decode(label))) ?? domain;
    // Chromium also encodes quotation marks and characters that nobody sees.
    return encodeDomain(decoded) === domain ? readEmail(`@${decoded}`) : found;
  });

/** Shows the address that a field begins with as it is read. */
export function decodeField(field: HTMLInputElement): void {
  field.value = decodeDomains(field.value);
  if (field.matches(':focus')) field.select();
}

/** As a browser writes a host. What could mean something else in a URL stays as it is. */
function encodeDomain(domain: string): string {
  const url = `http://${domain}`;
  const isOther = /[^ -~]/.test(domain) && !/[ -,/:-@[-`{-~]/.test(domain);
  if (!isOther || !URL.canParse(url)) return domain;
  const { hostname } = new URL(url);
  const isIpAddress = /^[\d.]+$/.test(hostname);
  return isIpAddress ? domain : hostname;
}
