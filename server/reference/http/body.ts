import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LONGEST_PASSWORD, passwordLength } from '../store/passwords.ts';
import { defaulted, refine, type Struct, string, trimmed, validate } from '../structs.ts';
import type { TextKey } from '../texts/reader.ts';
import { HttpError } from './http-error.ts';

/** Far more than any form can send. */
export const limitBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new HttpError(413, 'The request is too large.');
  },
});

/** An e-mail address as entered. SMTP allows at most 254 characters. */
export const EmailText = refine(trimmed(string()), 'email', ({ length }) => length > 0 && length <= 254);

/** A password to compare, as long as a new one can be. */
export const PasswordText = refine(
  string(),
  'password',
  (text) => text !== '' && passwordLength(text) <= LONGEST_PASSWORD,
);

/** Stricter than most forms, so that a mail goes to exactly one address. */
const ADDRESS = /^[^\s\p{Cc}@,;:<>()[\]"\\]+@(?:[^\s\p{Cc}@,;:<>()[\]"\\.]+\.)+[^\s\p{Cc}@,;:<>()[\]"\\.]+$/u;

export const isAddress = (email: string): boolean => ADDRESS.test(email);

/** Call this before a mail is sent to an unconfirmed address. */
export function validateEmail(email: string): void {
  if (!isAddress(email)) throw new HttpError(422, ({ t }) => t('Please provide a valid email address.'));
}

/** Part of a name, or an empty string. URLs are not allowed, because names are used in mails. */
export const NameText = defaulted(
  refine(trimmed(string()), 'name', (text) => /^(?!.*:\/\/)\P{Cc}{0,100}$/u.test(text)),
  '',
);

/** What people can type that a struct refuses. */
const FOR_PEOPLE: Readonly<Record<string, TextKey>> = {
  email: 'Please provide a valid email address.',
  name: 'Please provide names of up to 100 characters, without a web address.',
};

export async function readJson<T, S>(c: Context, struct: Struct<T, S>): Promise<T> {
  if (mediaType(c) !== 'application/json') throw new HttpError(415, 'The request must be JSON.');
  const [failure, body] = validate(parse(await c.req.text()), struct, { coerce: true });
  if (!failure) return body;
  const text = FOR_PEOPLE[failure.refinement ?? ''];
  if (text) throw new HttpError(400, ({ t }) => t(text));
  const field = failure.path.join('.');
  throw new HttpError(
    400,
    field ? `The field "${field}" is missing or not valid.` : 'The request is not valid.',
  );
}

export async function readForm(c: Context): Promise<URLSearchParams> {
  if (mediaType(c) !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'The request must be a form.');
  }
  return new URLSearchParams(await c.req.text());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not well-formed JSON.');
  }
}

function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();
}
