import commonPasswords from 'fxa-common-password-list';
import type { Account } from './accounts.ts';

/** One of the 50,000 most used passwords with 8 or more characters, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.test(password.toLowerCase());
}

/** The name or the e-mail address of the person, also with signs and digits between its parts. */
export function isNameOrEmail(password: string, { email, name }: Account): boolean {
  const [local = ''] = email.split('@');
  return [email, local, name].map(lettersOf).includes(lettersOf(password));
}

/** Removes signs, digits and accents and ignores case: "Zażółć Gęślą-1" becomes "zazolcgesla". */
function lettersOf(text: string): string {
  return text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
}
