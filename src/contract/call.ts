import type { Struct } from 'superstruct';
import { failure, type Result } from '../kit/result.ts';
import { firstOf } from './first-of.ts';
import { logAnswer } from './log-answer.ts';
import { parseReply } from './parse-reply.ts';
import { type ApiPath, callName, encodePath } from './path.ts';
import type { Problem } from './problem.ts';
import { retryAfter } from './retry-after.ts';
import { LostAnswer, send } from './send.ts';

/** Milliseconds that a call may take, including the second attempt of a GET (D17). */
export const TIME_LIMIT = 20_000;

/** Milliseconds. */
const RETRY_PAUSE = 300;

export interface ReadOptions {
  /** Replaces the address of the path, which then is only the name of the call. */
  address?: URL | undefined;
  /** For a link that must not be called invalid because something on the way has refused the request (D106). */
  strict?: boolean;
  /** Gets the text of the answer, as it was sent. */
  onText?(text: string): void;
}

export interface CallOptions {
  /** The root of the API. Never `document.baseURI`: a host's `<base href>` must not redirect the calls. */
  base: URL;
  isSameOrigin: boolean;
  /** Called if a request fails without a response: there is no network, no answer in time, or a CORS header is missing. */
  onNoResponse?: ((method: string) => void) | undefined;
  onResponse?: (() => void) | undefined;
}

/** Makes a call to the API, and says what came of it. */
export function createCall({ base, isSameOrigin, onNoResponse, onResponse }: CallOptions) {
  const root = `${base.origin}${base.pathname.replace(/\/$/, '')}/api/v1/`;

  function resolve(path: ApiPath): URL | undefined {
    const encoded = encodePath(path);
    return encoded === undefined ? undefined : new URL(root + encoded);
  }

  async function call<T>(
    path: ApiPath,
    init: RequestInit & { method: string },
    struct: Struct<T>,
    signal?: AbortSignal,
    { address = resolve(path), onText, strict }: ReadOptions = {},
  ): Promise<Result<T, Problem>> {
    const name = callName(init.method, path);
    const fail = (problem: Problem) => failure<Problem>({ ...problem, call: name });
    if (!address) return fail({ kind: 'refused' });
    let limit: ReturnType<typeof firstOf> | undefined;
    let answer: Awaited<ReturnType<typeof send>>;
    try {
      limit = firstOf([AbortSignal.timeout(TIME_LIMIT), ...(signal ? [signal] : [])]);
      const request = {
        ...init,
        signal: limit.signal,
        // A redirect is not followed, because it could lead to an origin that is not trusted.
        redirect: 'manual',
        // The address of the page can contain a token, which must not be in a server's log.
        referrerPolicy: 'no-referrer',
        credentials: isSameOrigin ? 'same-origin' : 'include',
      } as const;
      // A text, for the reason in headers.ts.
      const attempt = () => send(address.href, request);
      answer = await (init.method === 'GET' ? withRetry(attempt, limit.signal) : attempt());
    } catch (error) {
      if (error instanceof LostAnswer) {
        console.error(`A script of the page has replaced fetch, and loses the answer to ${name}:`, fetch);
        return fail({ kind: 'internal' });
      }
      if (!signal?.aborted) onNoResponse?.(init.method);
      return fail({ kind: 'unreachable' });
    } finally {
      limit?.release();
    }
    onResponse?.();
    const { response, body } = answer;
    if (response.type === 'opaqueredirect') {
      logAnswer(name, 'it is a redirect, which is not followed');
      return fail({ kind: 'stopped', status: response.status });
    }
    try {
      onText?.(body);
      const { status, headers } = response;
      const reply = parseReply(status, body, struct, name, { pause: retryAfter(headers), strict });
      if (reply.ok) return reply;
      const { problem } = reply;
      const reference = referenceIn(headers);
      const isFault = status >= 500 || problem.kind === 'unexpected' || problem.kind === 'stopped';
      return fail(isFault && reference ? { ...problem, reference } : problem);
    } catch (error) {
      // A mistake of this code, or a built-in function that a library of the page has changed.
      console.error(error);
      return fail({ kind: 'internal' });
    }
  }

  return { call, resolve };
}

export type Call = ReturnType<typeof createCall>['call'];

/** Tries again after a network failure, even one in the middle of the response, unless the time limit is over. */
async function withRetry<T>(attempt: () => Promise<T>, limit: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    await new Promise((resume) => setTimeout(resume, RETRY_PAUSE));
    if (limit.aborted) throw error;
    return attempt();
  }
}

/** What a person can tell the support. Other characters, or more of them, would not be a reference. */
const referenceIn = (headers: Headers) => /^[\da-z-]{1,64}$/i.exec(headers.get('X-Request-Id') ?? '')?.[0];
