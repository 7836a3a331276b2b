import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageOrigin } from '../../browser/origin.ts';
import { createClient } from '../../contract/client.ts';
import { fetchConfiguration, fetchSignInWays } from '../../contract/configuration.ts';
import type { Problem } from '../../contract/problem.ts';
import { fetchTranslations } from '../../contract/translations.ts';
import type { Result } from '../../kit/result.ts';
import { type Consent, createConsent } from '../../session/consent.ts';
import { createPreferences, type Preferences } from '../../session/preferences.ts';
import { readCookies } from '../../session/read-cookies.ts';
import type { Setting } from './missing-answers.ts';
import { type PageApi, registry } from './registry.ts';
import { warnOnce } from './warn-once.ts';

export function pageApi(base: URL): PageApi {
  const { apis } = registry();
  const existing = apis.get(base.href);
  if (existing) return existing;
  const share = createRequestCache();
  const offline = createStore(() => false);
  const client = createClient({
    base,
    origin: pageOrigin(),
    // Another host of the same site cannot set a cookie with this prefix.
    antiForgeryTokens: () => [...readCookies('__Host-XSRF-TOKEN'), ...readCookies('XSRF-TOKEN')],
    explain403: (facts) =>
      import('./explain-403.ts').then(
        ({ explain403 }) => explain403(facts),
        () => undefined,
      ),
    onResponse: () => offline.setState(false),
    onNoResponse(method) {
      // The flag may be wrong, behind some VPNs for example, so it only explains a failure (D101).
      offline.setState(!navigator.onLine);
      // To a sandboxed frame and a page of `file://`, whose origin is "null", its own server is another origin, too.
      if (base.origin !== self.origin)
        void share('no answer', () => explain((file) => file.logUnreachable(client, method)));
    },
    warn: warnOnce,
  });
  const logged = async <T>(name: Setting, request: Promise<Result<T, Problem>>) => {
    const result = await request;
    if (!result.ok) void explain((file) => file.logFailed(name, result.problem));
    return result;
  };
  const api: PageApi = {
    client,
    offline,
    configuration: (address) =>
      share(`configuration ${address}`, () => logged('configuration', fetchConfiguration(client, address))),
    signInWays: () => share('ways', () => logged('signInWays', fetchSignInWays(client))),
    async translations(area, locale) {
      const texts = await share(`${area} ${locale}`, () => fetchTranslations(client, area, locale));
      if (texts.ok) return texts.value;
      void explain((file) => file.logMissingApi(base, texts.problem));
      return {};
    },
  };
  apis.set(base.href, api);
  return api;
}

export const pagePreferences = (): StoreApi<Preferences> => (registry().preferences ??= createPreferences());

export const pageConsent = (): StoreApi<Consent> => (registry().consent ??= createConsent());

/** Not if the file does not load. */
const explain = (use: (file: typeof import('./missing-answers.ts')) => unknown) =>
  import('./missing-answers.ts').then(use).catch(() => {});

/**
 * Sends each request once and shares the answer. A failure is not kept, so that the next caller sends it again (D38). A request
 * is sent in a microtask, so that the render that asks for it is completed first and the screen is ready earlier.
 */
function createRequestCache() {
  const requests = new Map<string, Promise<unknown>>();
  return <T>(key: string, request: () => Promise<T>): Promise<T> => {
    const shared = requests.get(key) as Promise<T> | undefined;
    if (shared) return shared;
    const pending = Promise.resolve().then(request);
    requests.set(key, pending);
    void pending.then((answer) => {
      if ((answer as { ok?: boolean } | undefined)?.ok === false) requests.delete(key);
    });
    return pending;
  };
}
