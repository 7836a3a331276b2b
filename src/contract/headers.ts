/* The headers of calls: plain objects, because a page may have replaced `fetch` by a function that expects what most callers pass. */

/** A server on another origin need not allow these two. */
export const headersOf = (language: string | undefined) => ({
  Accept: 'application/json',
  ...(language && { 'Accept-Language': language }),
});

/** Without a token that cannot be in a header, for which it calls `onInvalid`. */
export function headersOfPost(
  token: string | undefined,
  language: string | undefined,
  onInvalid: () => void,
) {
  const headers = { ...headersOf(language), 'Content-Type': 'application/json' };
  const withToken = { ...headers, ...(token && { 'X-XSRF-TOKEN': token }) };
  try {
    new Headers(withToken);
    return withToken;
  } catch {
    onInvalid();
    return headers;
  }
}
