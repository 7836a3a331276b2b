import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Thrown to reject a request. The portal shows the message. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

/** 429 with the time to wait, in the message and in `Retry-After`. */
export function retryLater(reason: string, milliseconds: number): HttpError {
  const seconds = Math.ceil(milliseconds / 1000);
  const when = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return new HttpError(429, `${reason} Please try again in ${when}.`, { 'Retry-After': String(seconds) });
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** The same message for all invalid links, so that it does not reveal the reason. */
export function unknownLink(status: 404 | 422): HttpError {
  return new HttpError(status, 'This link is unknown. It might have expired or been used already.');
}
