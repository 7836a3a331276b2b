/** A status, the text that the person reads, and headers. */
export class Refusal extends Error {
  constructor(status, text, headers = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}
