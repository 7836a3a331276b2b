import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Reader, relativeTime, type TextKey } from '../texts/reader.ts';

/**
 * Thrown to reject a request. The portal shows the message. A text that people can meet is in `texts/`; a text for developers is
 * not, and stays English.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  /** The message in the language of the reader. */
  readonly explain: (reader: Reader) => string;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string | ((reader: Reader) => string),
    headers: Record<string, string> = {},
  ) {
    super(`${status}`);
    this.name = 'HttpError';
    this.status = status;
    this.explain = typeof message === 'string' ? () => message : message;
    this.headers = headers;
  }
}

/** 429, or 503, with the time to wait, in the message and in `Retry-After`. */
export function retryLater(reason: TextKey, milliseconds: number, status: 429 | 503 = 429): HttpError {
  const seconds = Math.ceil(milliseconds / 1000);
  return new HttpError(
    status,
    (reader) =>
      `${reader.t(reason)} ${reader.t('Please try again {{when}}.', { when: relativeTime(reader, seconds) })}`,
    { 'Retry-After': String(seconds) },
  );
}

/** The same message for all invalid links, so that it does not reveal the reason. */
export function unknownLink(status: 401 | 404 | 422): HttpError {
  return new HttpError(status, ({ t }) =>
    t('This link is unknown. It might have expired or been used already.'),
  );
}
