/** Milliseconds for each question. */
const PATIENCE = 5000;

/**
 * Why a server of another origin gave no answer, in words for the embedder; `undefined` where it has one now. A browser
 * hides the reason from a page, so the page asks again in three ways, with a GET that says nothing of anybody.
 *
 * @param address something on the server that may be read without being signed in
 * @param origin the page's own
 * @param method of the call that was not answered
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

async function isAnswered(address: URL, how: RequestInit): Promise<boolean> {
  try {
    await fetch(address, { ...how, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
