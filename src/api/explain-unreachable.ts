/** Milliseconds per request. */
const TIMEOUT = 5000;

/**
 * Explains to the page's author why a server of another origin did not answer. Returns `undefined` if it answers now. The
 * browser hides the reason from the page, so this sends up to three GET requests with different settings.
 *
 * @param address A resource on the server that can be read without signing in.
 * @param origin The page's own origin.
 * @param method The method of the request that was not answered.
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export async function explainUnreachable(
  address: URL,
  origin: string,
  method: string,
): Promise<string | undefined> {
  const server = `The server at ${address.origin}`;
  const unreadable = `${server} answers, but this page may not read it:`;
  if (await isAnswered(address, { credentials: 'include' })) {
    if (method === 'GET') return undefined;
    return `${server} answers a GET, but no ${method}: unless the network failed just then, "Access-Control-Allow-Headers: content-type" is missing in the answer to its preflight (OPTIONS).`;
  }
  if (await isAnswered(address, { credentials: 'omit' })) {
    return `${unreadable} "Access-Control-Allow-Credentials: true" is missing, or "Access-Control-Allow-Origin" is "*" and not "${origin}".`;
  }
  if (await isAnswered(address, { credentials: 'omit', mode: 'no-cors' })) {
    return `${unreadable} "Access-Control-Allow-Origin: ${origin}" is missing, and perhaps "Access-Control-Allow-Credentials: true" with it.`;
  }
  return `${server} cannot be reached: it is down, or the page's "connect-src" does not name it.`;
}

async function isAnswered(address: URL, init: RequestInit): Promise<boolean> {
  try {
    await fetch(address, {
      ...init,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return true;
  } catch {
    return false;
  }
}
