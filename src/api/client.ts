import type { Struct } from 'superstruct';
import type { MessageKey } from '../i18n/message.ts';
import { loadIdn } from '../kit/load-idn.ts';
import { failure, type Result } from '../kit/result.ts';
import { createAntiForgery } from './anti-forgery.ts';
import { firstOf } from './first-of.ts';
import { headersOf, headersOfPost } from './headers.ts';
import { logAnswer } from './log-answer.ts';
import { parseReply } from './parse-reply.ts';
import { type ApiPath, callName, encodePath } from './path.ts';
import type { Problem } from './problem.ts';
import { referenceIn } from './request-reference.ts';
import { retryAfter } from './retry-after.ts';
import { Ignored } from './structs.ts';
import { withRetry } from './with-retry.ts';

/** For a POST that must not be sent twice: a wrong password would be counted twice, and a link is used up (D56). */
export const ONCE = { once: true };

/** For a POST whose 403 can be about an account, because the server knows which one (D101). */
export const KNOWS_ACCOUNT = { knowsAccount: true };

/**
 * For a POST that uses something up, such as a voucher or an address that is not registered yet: if the answer was lost, the server
 * refuses the next attempt although the first has worked.
 */
export const SPENDS = { spends: true };

/** Milliseconds that a call may take, including the second attempt of a GET (D17). */
export const TIME_LIMIT = 20_000;

interface CallOptions {
  /** The language that the person sees, in which the server answers. Without it, the browser sends its own languages. */
  language?: string | undefined;
}

interface GetOptions {
  /** Replaces the address of the path, which then is only the name of the call. */
  address?: URL | undefined;
  /** For a link that must not be called invalid because something on the way has refused the request (D106). */
  strict?: boolean;
  /** Gets the text of the answer, as it was sent. */
  onText?(text: string): void;
}

export interface Client {
  /** Retried once after a network failure, because reading twice does no harm. */
  get<T>(
    path: ApiPath,
    struct: Struct<T>,
    signal?: AbortSignal,
    options?: CallOptions & GetOptions,
  ): Promise<Result<T, Problem>>;
  /**
   * Not retried after a network failure, because the first request may have arrived. Sent again once if it is refused with 403
   * and there is another anti-forgery cookie, unless it is to be sent {@link ONCE} (D56, D91). The domain of `email` is sent in
   * A-labels (D94).
   */
  post<T>(
    path: ApiPath,
    body: object,
    struct: Struct<T>,
    signal?: AbortSignal,
    options?: CallOptions & { once?: boolean; spends?: boolean; knowsAccount?: boolean },
  ): Promise<Result<T, Problem>>;
  /** The address of a path; `undefined` if one of its parameters cannot be a path segment. */
  resolve(path: ApiPath): URL | undefined;
}

/** What is known of a POST that was refused with 403. */
export interface Facts403 {
  isSameOrigin: boolean;
  /** No page is in place of the answer of the API, and the anti-forgery cookie has not expired. */
  isClear: boolean;
  knowsAccount: boolean;
}

export interface ClientOptions {
  /** The root of the API. Never `document.baseURI`: a host's `<base href>` must not redirect the calls. */
  base: URL;
  /** The page's own origin. Only requests to it carry the anti-forgery header (D16). */
  origin: string;
  /** The values of the anti-forgery cookies, the one to try first at the beginning (D91). */
  antiForgeryTokens: () => readonly string[];
  /** The text for a 403. */
  explain403?: (facts: Facts403) => Promise<MessageKey | undefined>;
  /** Called if a request fails without a response: there is no network, no answer in time, or a CORS header is missing. */
  onNoResponse?: (method: string) => void;
  onResponse?: () => void;
  /** Writes to the console, for the author of the page. */
  warn?: (text: string) => void;
}

export function createClient({
  base,
  origin,
  antiForgeryTokens,
  explain403,
  onNoResponse,
  onResponse,
  warn,
}: ClientOptions): Client {
  const root = `${base.origin}${base.pathname.replace(/\/$/, '')}/api/v1/`;
  const isSameOrigin = base.origin === origin;

  function resolve(path: ApiPath): URL | undefined {
    const encoded = encodePath(path);
    return encoded === undefined ? undefined : new URL(root + encoded);
  }

  async function call<T>(
    path: ApiPath,
    init: RequestInit & { method: string },
    struct: Struct<T>,
    signal?: AbortSignal,
    { address, onText, strict }: GetOptions = {},
  ) {
    const url = address ?? resolve(path);
    const name = callName(init.method, path);
    const fail = (problem: Problem) => failure<Problem>({ ...problem, call: name });
    if (!url) return fail({ kind: 'refused' });
    let limit: ReturnType<typeof firstOf> | undefined;
    let answer: Awaited<ReturnType<typeof attempt>>;
    async function attempt() {
      // A text, for the reason in headers.ts.
      const response = await fetch((url as URL).href, {
        ...init,
        signal: limit?.signal ?? null,
        // A redirect is not followed, because it could lead to an origin that is not trusted.
        redirect: 'manual',
        // The address of the page can contain a token, which must not be in a server's log.
        referrerPolicy: 'no-referrer',
        credentials: isSameOrigin ? 'same-origin' : 'include',
      });
      const { type, status, headers } = response;
      return {
        type,
        status,
        body: await response.text(),
        pause: retryAfter(headers),
        reference: referenceIn(headers),
      };
    }
    try {
      limit = firstOf([AbortSignal.timeout(TIME_LIMIT), ...(signal ? [signal] : [])]);
      answer = await (init.method === 'GET' ? withRetry(attempt, limit.signal) : attempt());
    } catch {
      if (!signal?.aborted) onNoResponse?.(init.method);
      return fail({ kind: 'unreachable' });
    } finally {
      limit?.release();
    }
    onResponse?.();
    if (answer.type === 'opaqueredirect') {
      logAnswer(name, 'it is a redirect, which is not followed');
      return fail({ kind: 'stopped', status: answer.status });
    }
    try {
      onText?.(answer.body);
      const reply = parseReply(answer.status, answer.body, struct, name, { pause: answer.pause, strict });
      if (reply.ok) return reply;
      const { problem } = reply;
      const { reference } = answer;
      const isFault = answer.status >= 500 || problem.kind === 'unexpected' || problem.kind === 'stopped';
      return fail(isFault && reference ? { ...problem, reference } : problem);
    } catch (error) {
      // A mistake of this code, or a built-in function that a library of the page has changed.
      console.error(error);
      return fail({ kind: 'internal' });
    }
  }

  /** The addresses of POSTs whose answers were lost. */
  const lost = new Set<string | undefined>();

  /** The cookie after the last 403. */
  let offered: string | undefined;

  const tokens = createAntiForgery(isSameOrigin ? antiForgeryTokens : () => []);

  /** Logs why the page's own server will miss the anti-forgery header. */
  const warnToken = (why: string) =>
    warn?.(`The cookie XSRF-TOKEN ${why}. The server has to set it, without HttpOnly.`);

  return {
    resolve,
    get: (path, struct, signal, { language, ...options } = {}) =>
      call(path, { method: 'GET', headers: headersOf(language) }, struct, signal, options),
    async post(
      path,
      typed,
      struct,
      signal,
      { language, once = false, spends = false, knowsAccount = false } = {},
    ) {
      const { email } = typed as { email?: unknown };
      const hasOtherScript = typeof email === 'string' && /[^ -~]|xn--/i.test(email);
      const body = hasOtherScript
        ? { ...typed, email: (await loadIdn())?.encodeEmail(email) ?? email }
        : typed;
      const send = async (token: string | undefined) => {
        const headers = headersOfPost(token, language, () => warnToken('is not a valid header value'));
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const reply = await call(path, init, struct, signal);
        if (token) tokens.answered(token, is403(reply));
        const address = resolve(path)?.href;
        if (!spends || reply.ok) {
          lost.delete(address);
          return reply;
        }
        if (!isLost(reply.problem)) return failure({ ...reply.problem, wasLost: lost.has(address) });
        lost.add(address);
        return reply;
      };
      // Another window or an extension may have deleted the cookie, which a GET sets again.
      if (tokens.had() && !tokens.current())
        await call(['settings', 'config'], { method: 'GET', headers: headersOf(language) }, Ignored, signal);
      const token = tokens.current();
      if (isSameOrigin && !token) warnToken('is missing');
      const reply = await send(token);
      const next = tokens.current();
      const isOther = next !== undefined && next !== token;
      const last = is403(reply) && isOther && !once ? await send(next) : reply;
      if (last.ok || !is403(last)) return last;
      // With the next cookie, another attempt may work. Some servers set one with every answer.
      const hasExpired = once && isOther && token !== offered;
      offered = next;
      const isClear = last.problem.kind === 'forbidden' && !hasExpired;
      const message = await explain403?.({ isSameOrigin, isClear, knowsAccount });
      return message ? failure({ ...last.problem, kind: 'forbidden', message }) : last;
    },
  };
}

/** Whether the server may have carried out what was sent. */
const isLost = ({ kind, ...problem }: Problem): boolean =>
  kind === 'unreachable' || kind === 'unexpected' || ('status' in problem && problem.status >= 500);

/** Some servers refuse an anti-forgery token with a page. */
const is403 = <T>(reply: Result<T, Problem>): boolean =>
  !reply.ok &&
  (reply.problem.kind === 'forbidden' || (reply.problem.kind === 'stopped' && reply.problem.status === 403));
