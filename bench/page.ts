/** A page of the benchmark, as its server sends it. */
export interface Page {
  /** The address of the document. */
  readonly path: string;
  /** The file at a path; `undefined` if there is none. */
  read(path: string): string | Uint8Array | undefined;
  /** The body of each answer to a call, by method and path: "GET /api/v1/settings/config". */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The value of `Content-Security-Policy` for the document. */
  readonly policy?: string;
}
