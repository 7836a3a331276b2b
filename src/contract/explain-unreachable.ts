/** Milliseconds per request. */
const TIMEOUT = 5000;

const JSON_TYPE = { 'Content-Type': 'application/json' };

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
  const unreadable = `${server} answers, but this page may not read ${address.pathname}:`;
  const wrongPath = `Or the path of api-base is wrong: ${address.href} has to exist.`;
  const answer = await answerOf(address, { credentials: 'include' });
  if (answer) {
    if (!answer.ok)
      return `${server} has no API there: ${address.href} has status ${answer.status}. Is the path of api-base right?`;
    if (method === 'GET') return undefined;
    // Its preflight is that of a form.
    const isJsonAllowed = await answerOf(address, { credentials: 'include', headers: JSON_TYPE });
    return isJsonAllowed
      ? `${server} answers a GET and allows JSON, but no ${method}: unless the network failed just then, its answer has not exactly one "Access-Control-Allow-Origin: ${origin}" and one "Access-Control-Allow-Credentials: true".`
      : `${server} answers a GET, but no ${method}: unless the network failed just then, "Access-Control-Allow-Headers: content-type" is missing in the answer to its preflight (OPTIONS), or that has not the headers of the GET.`;
  }
  if (await answerOf(address, { credentials: 'omit' })) {
    return `${unreadable} "Access-Control-Allow-Credentials" is not exactly "true", or "Access-Control-Allow-Origin" is "*" and not "${origin}". ${wrongPath}`;
  }
  if (await answerOf(address, { credentials: 'omit', mode: 'no-cors' })) {
    return `${unreadable} "Access-Control-Allow-Origin" is not exactly "${origin}": it is missing, there twice, or a list. "Access-Control-Allow-Credentials: true" may be missing, too. ${wrongPath}`;
  }
  return `${server} cannot be reached: it is down, the "connect-src" of this page does not name it, or the answer has a "Cross-Origin-Resource-Policy" that keeps it from this page. ${wrongPath}`;
}

async function answerOf(address: URL, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(address.href, {
      ...init,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    return undefined;
  }
}
