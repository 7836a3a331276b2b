/** The server did not answer, or not with something that the kit can read. */
export class NoAnswer extends Error {
  /** Follows the name of the call. */
  readonly why: string;

  constructor(request: string, why: string) {
    super(`${request} ${why}`);
    this.why = why;
  }
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it takes longer than 20 seconds';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
