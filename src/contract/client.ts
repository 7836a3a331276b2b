import type { Struct } from 'superstruct';
import { loadIdn } from '../kit/load-idn.ts';
import { failure, type Result } from '../kit/result.ts';
import { type CallOptions, createCall, type ReadOptions } from './call.ts';
import { headersOf } from './headers.ts';
import type { ApiPath } from './path.ts';
import type { Problem } from './problem.ts';
import { createProtection } from './protected-post.ts';
import { Ignored } from './structs.ts';

/** For a POST that must not be sent twice: a wrong password would be counted twice, and a link is used up (D56). */
export const ONCE = { once: true };

/** For a POST whose 403 can be about an account, because the server knows which one (D101). */
export const KNOWS_ACCOUNT = { knowsAccount: true };

/**
 * For a POST that uses something up, such as a voucher or an address that is not registered yet: if the answer was lost, the server
 * refuses the next attempt although the first has worked.
 */
export const SPENDS = { spends: true };

interface Spoken {
  /** The language that the person sees, in which the server answers. Without it, the browser sends its own languages. */
  language?: string | undefined;
}

export interface Client {
  /** Retried once after a network failure, because reading twice does no harm. */
  get<T>(
    path: ApiPath,
    struct: Struct<T>,
    signal?: AbortSignal,
    options?: Spoken & ReadOptions,
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
    options?: Spoken & { once?: boolean; spends?: boolean; knowsAccount?: boolean },
  ): Promise<Result<T, Problem>>;
  /** The address of a path; `undefined` if one of its parameters cannot be a path segment. */
  resolve(path: ApiPath): URL | undefined;
}

export type ClientOptions = Omit<CallOptions & Parameters<typeof createProtection>[0], 'isSameOrigin'> & {
  /** The page's own origin. Only requests to it carry the anti-forgery header (D16). */
  origin: string;
};

export function createClient({ origin, ...options }: ClientOptions): Client {
  const isSameOrigin = options.base.origin === origin;
  const { call, resolve } = createCall({ ...options, isSameOrigin });
  const protect = createProtection({ ...options, isSameOrigin });

  /** The addresses of POSTs whose answers were lost. */
  const lost = new Set<string | undefined>();

  return {
    resolve,
    get: (path, struct, signal, { language, ...read } = {}) =>
      call(path, { method: 'GET', headers: headersOf(language) }, struct, signal, read),
    async post(
      path,
      typed,
      struct,
      signal,
      { language, once = false, spends = false, knowsAccount = false } = {},
    ) {
      const { email } = typed as { email?: unknown };
      const hasOtherScript = typeof email === 'string' && /[^ -~]|xn--/i.test(email);
      const body = JSON.stringify(
        hasOtherScript ? { ...typed, email: (await loadIdn())?.encodeEmail(email) ?? email } : typed,
      );
      const send = async (headers: Record<string, string>) => {
        const reply = await call(path, { method: 'POST', headers, body }, struct, signal);
        const address = resolve(path)?.href;
        if (!spends || reply.ok) {
          lost.delete(address);
          return reply;
        }
        if (!isLost(reply.problem)) return failure({ ...reply.problem, wasLost: lost.has(address) });
        lost.add(address);
        return reply;
      };
      // For its cookie, which a cache of the browser does not set.
      const fresh = { method: 'GET', headers: headersOf(language), cache: 'no-store' } as const;
      const renew = () => call(['settings', 'config'], fresh, Ignored, signal);
      return protect(send, renew, { language, once, knowsAccount });
    },
  };
}

/** Whether the server may have carried out what was sent. */
const isLost = ({ kind, ...problem }: Problem): boolean =>
  ['unreachable', 'unexpected', 'internal'].includes(kind) || ('status' in problem && problem.status >= 500);
