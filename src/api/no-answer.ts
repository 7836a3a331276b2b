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
export async function whyNoAnswer(address: URL, origin: string, method: string): Promise<string | undefined> {
  const server = `The server at ${address.origin}`;
  if (await isAnswered(address, { credentials: 'include' })) {
    if (method === 'GET') return undefined;
    return `${server} lets this page read, but did not answer a ${method}: unless the network failed just then, "Access-Control-Allow-Headers: content-type" is missing in its answer to the preflight (OPTIONS).`;
  }
  if (await isAnswered(address, { credentials: 'omit' })) {
    return `${server} does not let this page read what it answers to credentials: "Access-Control-Allow-Credentials: true" is missing, or "Access-Control-Allow-Origin" is "*" and not "${origin}".`;
  }
  if (await isAnswered(address, { credentials: 'omit', mode: 'no-cors' })) {
    return `${server} does not let this page read its answers: "Access-Control-Allow-Origin: ${origin}" is missing; "Access-Control-Allow-Credentials: true" and, for the preflight, "Access-Control-Allow-Headers: content-type" belong to it.`;
  }
  return `${server} cannot be reached: it is down, or "connect-src" of this page's Content-Security-Policy does not name it.`;
}

async function isAnswered(address: URL, how: RequestInit): Promise<boolean> {
  try {
    await fetch(address, { ...how, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
