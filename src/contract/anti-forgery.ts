export interface AntiForgery {
  /** The token for the next POST: of several, the one that was refused last comes last (D91). */
  current(): string | undefined;
  /** Whether the page has had a token. */
  had(): boolean;
  /** The server has answered a request with this token. */
  answered(token: string, isRefused: boolean): void;
}

/** Chooses from the values of the anti-forgery cookies, of which `read` returns the one to try first at the beginning. */
export function createAntiForgery(read: () => readonly string[]): AntiForgery {
  /** By token: below 0 if it was accepted, above if it was refused. */
  const refusals = new Map<string, number>();
  let count = 0;
  const rank = (token: string) => refusals.get(token) ?? 0;
  const current = () =>
    read()
      .filter(Boolean)
      .sort((a, b) => rank(a) - rank(b))[0];
  const first = current();
  return {
    current,
    had: () => first !== undefined || refusals.size > 0,
    answered(token, isRefused) {
      refusals.set(token, isRefused ? ++count : -1);
    },
  };
}
