import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messagePage } from '../pages/layout.ts';
import { AccessEnded } from '../store/access-ended.ts';
import { QueueFull } from '../store/passwords.ts';
import { type Reader, readerOf } from '../texts/reader.ts';
import { HttpError, retryLater } from './http-error.ts';
import { isCall } from './is-call.ts';

const REFERENCE = 'X-Request-Id';

/** Names each call, so that what a person reads out can be found in the log. It is never one that the client sent. */
export const nameRequest: MiddlewareHandler = async (c, next) => {
  c.header(REFERENCE, randomUUID());
  await next();
};

/** A successful response in the envelope that the portal expects. */
export function ok(c: Context, data: object = {}): Response {
  return c.json({ status: 'OK', data });
}

/** An error response: JSON for an API call, otherwise a page. */
function fail(
  c: Context,
  status: ContentfulStatusCode,
  explain: (reader: Reader) => string,
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  const reader = readerOf(c);
  const message = explain(reader);
  if (isCall(c)) return c.json({ status: 'ERROR', data: message }, status, headers);
  return c.html(messagePage(reader, message), status, headers);
}

export const notFound = (c: Context): Response | Promise<Response> =>
  fail(c, 404, ({ t }) => (isCall(c) ? 'There is no such call.' : t('There is no such page.')));

export const wrongMethod = (c: Context, methods: string[]): Response | Promise<Response> =>
  fail(c, 405, () => `This address does not take ${c.req.method}.`, { Allow: methods.join(', ') });

/** Milliseconds to wait if too many hashes are waiting. */
const BUSY = 5000;

export const onError: ErrorHandler = (error, c) => {
  if (error instanceof QueueFull)
    return onError(retryLater("This service isn't available right now.", BUSY, 503), c);
  if (error instanceof HttpError) return fail(c, error.status, error.explain, error.headers);
  if (error instanceof AccessEnded) return fail(c, 401, ({ t }) => t('Please log in again.'));
  // A client that closes the connection is not a server error.
  if (!c.req.raw.signal.aborted) console.error(c.res.headers.get(REFERENCE) ?? '', error);
  return fail(c, 500, ({ t }) => t('Something went wrong on our side. Please try again in a few minutes.'));
};
