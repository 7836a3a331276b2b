/** Tells the operator what to do, in one sentence. */
export class Unusable extends Error {}

/** A status, the text that the person reads, and headers. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, headers: Readonly<Record<string, string>> = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}
