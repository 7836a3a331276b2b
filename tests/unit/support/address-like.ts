import fc from 'fast-check';
import { anyText } from './any-text.ts';

const pieces = [
  ...['javascript:', 'data:', 'vbscript:', 'blob:', 'https:', 'http:', 'HTTPS:', 'ftp:', 'file:'],
  ...['/', '//', '\\', '\\\\', ':', '@', '?', '#', '.', '..', '%2e', '%2F', '%40', '[', ']', ';'],
  ...['\t', '\n', '\r', ' ', '\0', '\u0001', '\u00a0', '\u202e', '\ufeff', '\ud800', '%', '%zz'],
  ...['portal.example', 'evil.example', 'api.example', 'localhost', '127.1', '::1', 'ada', 'xn--'],
];

/** Text that is an address, almost one, or disguised as another one. */
export const addressLike: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 }).map(join),
  fc.tuple(fc.constantFrom('https://', 'http://', '//', '/'), fc.webUrl().map(rest)).map(join),
  anyText,
);

function join(texts: readonly string[]): string {
  return texts.join('');
}

function rest(address: string): string {
  return address.slice(address.indexOf('//') + 2);
}
