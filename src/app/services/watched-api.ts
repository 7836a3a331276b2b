import { callName } from '../../contract/path.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Result } from '../../kit/result.ts';
import type { Mounted } from '../element/mounted.ts';
import type { PageApi } from '../page/registry.ts';

/** Milliseconds after which an answer is slow. */
const SLOW = 5000;

export type WatchedApi = Pick<PageApi, 'client' | 'configuration' | 'signInWays'>;

type Reply<T> = Promise<Result<T, Problem>>;

/**
 * The calls of one element, in its language. It reports slow answers and missing settings. Settings that it requests again are
 * reported once.
 */
export function watchedApi(
  { client: { resolve, get, post }, configuration, signInWays }: PageApi,
  mounted: Pick<Mounted, 'emit' | 'locale'>,
): WatchedApi {
  const { emit } = mounted;
  const known = new WeakSet<Promise<unknown>>();
  const reported = new Set<string>();

  function watch<T>(call: string, reply: Reply<T>): Reply<T> {
    const timer = setTimeout(() => emit('portal-problem', { kind: 'slow', call }), SLOW);
    void reply.finally(() => clearTimeout(timer));
    return reply;
  }

  function watchSettings<T>(call: string, reply: Reply<T>): Reply<T> {
    if (known.has(reply)) return reply;
    known.add(reply);
    void reply.then(({ ok }) => {
      if (ok || reported.has(call)) return;
      reported.add(call);
      emit('portal-problem', { kind: 'configuration', call });
    });
    return watch(call, reply);
  }

  return {
    client: {
      resolve,
      get: (path, struct, signal, options) =>
        watch(callName('GET', path), get(path, struct, signal, { language: mounted.locale, ...options })),
      post: (path, body, struct, signal, options) =>
        watch(
          callName('POST', path),
          post(path, body, struct, signal, { language: mounted.locale, ...options }),
        ),
    },
    configuration: (address) => watchSettings('GET /api/v1/settings/config', configuration(address)),
    signInWays: () => watchSettings('GET /api/v1/settings/config/short', signInWays()),
  };
}
