import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Struct, size, string, trimmed, validate } from 'superstruct';
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
