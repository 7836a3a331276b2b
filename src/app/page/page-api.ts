import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Client, createClient } from '../../api/client.ts';
import { fetchConfiguration, fetchSignInWays } from '../../api/configuration.ts';
import type { Problem } from '../../api/problem.ts';
import { fetchTranslations } from '../../api/translations.ts';
import { pageOrigin } from '../../kit/origin.ts';
import type { Result } from '../../kit/result.ts';
import { type Consent, createConsent } from '../../session/consent.ts';
import { createPreferences, type Preferences } from '../../session/preferences.ts';
import { readCookies } from '../../session/read-cookies.ts';
import { type PageApi, registry } from './registry.ts';
import { warnOnce } from './warn-once.ts';

/** What is missing without it. */
const CONFIGURATION = 'configuration (name, version, registration; its address is in config-url)';

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
      if (base.origin !== self.origin) void share('no answer', () => logUnreachable(client, method));
    },
    warn: warnOnce,
  });
  const api: PageApi = {
    client,
    offline,
    configuration: (address) =>
      share(`configuration ${address}`, () =>
        logged(CONFIGURATION, base, fetchConfiguration(client, address)),
      ),
    signInWays: () =>
      share('ways', () => logged('list of providers (config/short)', base, fetchSignInWays(client))),
    async translations(area, locale) {
      const texts = await share(`${area} ${locale}`, () => fetchTranslations(client, area, locale));
      return texts.ok ? texts.value : {};
    },
  };
  apis.set(base.href, api);
  return api;
}

export const pagePreferences = (): StoreApi<Preferences> => (registry().preferences ??= createPreferences());

export const pageConsent = (): StoreApi<Consent> => (registry().consent ??= createConsent());

/** Explains to the page's author why there is no answer, for example because a CORS header is missing. */
async function logUnreachable(client: Client, method: string) {
  try {
    const { explainUnreachable } = await import('../../api/explain-unreachable.ts');
    const address = client.resolve(['settings', 'config', 'short']);
    const reason = address && (await explainUnreachable(address, self.origin, method));
    if (reason) warnOnce(reason);
  } catch {
    // The code of the explanation did not load.
  }
}

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

/** The page works without these settings, so a failure is only logged. */
async function logged<T>(
  name: string,
  base: URL,
  request: Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  const result = await request;
  if (result.ok) return result;
  const { kind } = result.problem;
  // A server without the API answers with status 404, or with a page of its own.
  const hasNoApi =
    kind === 'unexpected' || kind === 'stopped' || (kind === 'refused' && !result.problem.text);
  const hint = hasNoApi ? `. Is there an API at ${base.href}, as the attribute api-base says?` : '';
  console.warn(`The ${name} could not be loaded: ${kind}${hint}`);
  return result;
}
