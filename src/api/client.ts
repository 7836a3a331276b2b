import { type Struct, string, type, unknown, validate } from 'superstruct';
import type { Pause } from '../i18n/message.ts';
import { failure, type Result, success } from '../kit/result.ts';
import type { Problem } from './problem.ts';
import { pauseIn } from './retry-after.ts';

/** How long a call may take in all, a repeated GET included (D17). */
export const TIME_LIMIT = 20_000;
const RETRY_PAUSE = 300;

export interface Client {
  /** A network failure is retried once: reading twice harms nobody. */
  get<T>(path: string | URL, struct: Struct<T>, signal?: AbortSignal): Promise<Result<T, Problem>>;
  /** Never retried: the first try may have arrived. */
  post<T>(path: string, body: object, struct: Struct<T>, signal?: AbortSignal): Promise<Result<T, Problem>>;
  /** The absolute address of a path of this API; an absolute address stays what it is. */
  resolve(path: string | URL): URL;
}

export interface ClientOptions {
  /** Where the API lives. Never `document.baseURI`: a host's `<base href>` must not move our calls. */
  base: URL;
  /** The page's own origin; the anti-forgery header goes there and nowhere else (D16). */
  origin: string;
  antiForgeryToken: () => string | undefined;
  /** A call to another origin failed as if there were no network; a missing CORS header looks the same. */
  onNoAnswer?: (method: string) => void;
  /** Tells the embedder, in the console. */
  warn?: (text: string) => void;
}

const Envelope = type({ status: string(), data: unknown() });
const Rejection = type({ data: string() });

export function createClient({ base, origin, antiForgeryToken, onNoAnswer, warn }: ClientOptions): Client {
  const prefix = base.pathname.replace(/\/$/, '');
  const resolve = (path: string | URL) => (path instanceof URL ? path : new URL(base.origin + prefix + path));
  const sameOrigin = base.origin === origin;

  async function call<T>(
    path: string | URL,
    init: RequestInit & { method: string },
    struct: Struct<T>,
    signal?: AbortSignal,
  ) {
    const limit = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT), ...(signal ? [signal] : [])]);
    const request: RequestInit = {
      ...init,
      signal: limit,
      // An answer from elsewhere than the address we checked is no answer.
      redirect: 'error',
      referrerPolicy: 'same-origin',
      credentials: sameOrigin ? 'same-origin' : 'include',
    };
    const url = resolve(path);
    const attempt = async () => {
      const response = await fetch(url, request);
      const { status, headers } = response;
      return { status, body: await response.text(), pause: pauseIn(headers) };
    };
    try {
      const { status, body, pause } = await (init.method === 'GET' ? withRetry(attempt, limit) : attempt());
      return parseReply(status, body, struct, url.pathname, pause);
    } catch {
      if (url.origin !== origin && !limit.aborted) onNoAnswer?.(init.method);
      return failure<Problem>({ kind: 'unreachable' });
    }
  }

  function headers(): Headers {
    const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
    const token = sameOrigin && antiForgeryToken();
    try {
      if (token) headers.set('X-XSRF-TOKEN', token);
    } catch {
      warn?.('The XSRF-TOKEN cookie is not a valid header value, so the request is sent without it.');
    }
    return headers;
  }

  return {
    resolve,
    get: (path, struct, signal) =>
      call(path, { method: 'GET', headers: { Accept: 'application/json' } }, struct, signal),
    post: (path, body, struct, signal) =>
      call(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) }, struct, signal),
  };
}

/** A second try after a network failure, also one in the middle of the answer; not after the time is up. */
async function withRetry<T>(attempt: () => Promise<T>, limit: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    await new Promise((resume) => setTimeout(resume, RETRY_PAUSE));
    if (limit.aborted) throw error;
    return attempt();
  }
}

/** From status and body to a value or a problem: the whole of section 8 that does not depend on the screen. */
export function parseReply<T>(
  status: number,
  body: string,
  struct: Struct<T>,
  path: string,
  pause?: Pause,
): Result<T, Problem> {
  if (status === 401) return failure({ kind: 'unauthorized' });
  if (status === 403) return failure({ kind: 'forbidden' });

  const reply = parseJson(body);
  const [, envelope] = validate(reply, Envelope);
  if (status < 400 && envelope?.status === 'OK') {
    const [error, value] = validate(envelope.data, struct);
    if (!error) return success(value);
    // Only the first name: it is ours, those below may be the server's and say something about a person.
    warn(path, `data.${error.path[0] ?? ''} is not as expected`);
    return failure({ kind: 'unexpected' });
  }

  const [, rejection] = validate(reply, Rejection);
  // Under 400 only an envelope can say no; a bare string in `data` would be a stranger's format.
  const refused = status >= 400 || envelope !== undefined;
  const text = (refused && rejection?.data.trim()) || undefined;
  if (!text) warn(path, `status ${status}, no envelope with a text`);
  if (status === 503 || status === 429) return failure({ kind: 'busy', status, text, pause });
  if (status >= 500) return failure({ kind: 'busy', status, text });
  return failure(refused ? { kind: 'refused', text } : { kind: 'unexpected' });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Says where the answer went wrong, never what it held: that may be somebody's data (D17). */
function warn(path: string, detail: string): void {
  console.warn(`Unexpected answer from ${publicPath(path)}: ${detail}`);
}

/** Only the fixed words of a path: what follows them may be a token or a code. */
function publicPath(path: string): string {
  return path.replace(/^(.*\/api\/v1\/(?:token|vouchers|members\/\w+))\/.*/, '$1/…');
}
