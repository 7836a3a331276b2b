import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { defaulted, pattern, type Struct, size, string, trimmed, validate } from 'superstruct';
import { Refusal } from './refusal.ts';

/** Nothing that people type comes near it. */
export const limitBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new Refusal(413, 'The request is too large.');
  },
});

/** An address as people type it; 254 characters are the longest that mail can carry. */
export const EmailText = size(trimmed(string()), 1, 254);

/** Stricter than most forms, so that a mail goes to one address and no other. */
const ADDRESS = /^[^\s\p{Cc}@,;:<>()[\]"\\]+@(?:[^\s\p{Cc}@,;:<>()[\]"\\.]+\.)+[^\s\p{Cc}@,;:<>()[\]"\\.]+$/u;

/** Where a first mail goes out to an address that nobody has confirmed yet. */
export function refuseOddEmail(email: string): void {
  if (!ADDRESS.test(email)) throw new Refusal(422, 'Please provide a valid email address.');
}

/** Part of a name, or nothing. No address is one: names go into mails. */
export const NameText = defaulted(pattern(size(trimmed(string()), 0, 100), /^(?!.*:\/\/)\P{Cc}*$/u), '');

export async function readJson<T, S>(c: Context, struct: Struct<T, S>): Promise<T> {
  if (mediaType(c) !== 'application/json') throw new Refusal(415, 'The request must be JSON.');
  const [failure, body] = validate(parse(await c.req.text()), struct, { coerce: true });
  if (!failure) return body;
  const field = failure.path.join('.');
  throw new Refusal(
    400,
    field ? `The field "${field}" is missing or not valid.` : 'The request is not valid.',
  );
}

export async function readForm(c: Context): Promise<URLSearchParams> {
  if (mediaType(c) !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'The request must be a form.');
  }
  return new URLSearchParams(await c.req.text());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not well-formed JSON.');
  }
}

function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();
}
