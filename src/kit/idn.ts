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
    const decoded = domain.split('.').map(decodeLabel).join('.');
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

/**
 * Decodes an A-label. Encoding the result shows whether the label was one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
function decodeLabel(label: string): string {
  const [, basic = '', digits] = /^xn--(?:(.+)-)?([\da-z]{1,59})$/.exec(label) ?? [];
  if (!digits) return label;
  const output = [...basic];
  let code = 128;
  let position = 0;
  let bias = 72;
  let index = 0;
  while (index < digits.length) {
    const start = position;
    for (let weight = 1, base = 36; ; base += 36) {
      // From a to z, then from 0 to 9.
      const digit = (Number.parseInt(digits.charAt(index), 36) + 26) % 36;
      const threshold = Math.min(Math.max(base - bias, 1), 26);
      position += digit * weight;
      weight *= 36 - threshold;
      index += 1;
      // Also at the end of a text that is not a label.
      if (!(digit >= threshold)) break;
    }
    const length = output.length + 1;
    code += Math.floor(position / length);
    if (!(code <= 0x10ffff)) return label;
    bias = adaptBias(position - start, length, start === 0);
    position %= length;
    output.splice(position, 0, String.fromCodePoint(code));
    position += 1;
  }
  return output.join('');
}

/** @see https://www.rfc-editor.org/rfc/rfc3492#section-6.1 */
function adaptBias(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let base = 0;
  for (; delta > 455; base += 36) delta = Math.floor(delta / 35);
  return base + Math.floor((36 * delta) / (delta + 38));
}
