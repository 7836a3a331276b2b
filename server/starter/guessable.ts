import commonPasswords from 'fxa-common-password-list';

/** One of the 50,000 most used passwords with 8 or more characters, in upper or lower case. */
export const isCommonPassword = (password: string) => commonPasswords.test(password.toLowerCase());

/** The name or the email address of the person, also with signs and digits between its parts. */
export const isNameOrEmail = (password: string, { email, name }: { email: string; name: string }) =>
  [email, email.split('@')[0] ?? '', name].map(lettersOf).includes(lettersOf(password));

/** Without signs, digits, accents and capital letters. */
const lettersOf = (text: string) => text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
