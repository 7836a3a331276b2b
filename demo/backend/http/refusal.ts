import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Thrown by a call to refuse it; its message is shown to people. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** A refusal for now: says in words and in a header when to come back. */
export function comeBackLater(reason: string, milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const when = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return new Refusal(429, `${reason} Please try again in ${when}.`, { 'Retry-After': String(seconds) });
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** The same for every link that opens nothing: why it does not is nobody's business. */
export function unknownLink(status: 404 | 422): Refusal {
  return new Refusal(status, 'This link is unknown. It might have expired or been used already.');
}
