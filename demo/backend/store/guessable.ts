import commonPasswords from 'fxa-common-password-list';
import type { Account } from './accounts.ts';

/** Among the 50,000 most used passwords of 8 and more characters, in whatever case. */
export function isCommon(password: string): boolean {
  return commonPasswords.test(password.toLowerCase());
}

/** The person's own address or name, with whatever signs and digits around and between its parts. */
export function isOwnName(password: string, { email, name }: Account): boolean {
  const [local = ''] = email.split('@');
  return [email, local, name].map(letters).includes(letters(password));
}

/** "Zażółć Gęślą-1" is zazolcgesla: what is left when signs, digits, accents and case do not count. */
function letters(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
