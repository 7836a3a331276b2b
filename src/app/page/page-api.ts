import type { StoreApi } from 'zustand/vanilla';
import { type Client, createClient } from '../../api/client.ts';
import { fetchConfiguration, fetchSsoProviders } from '../../api/configuration.ts';
import type { Problem } from '../../api/problem.ts';
import { fetchTranslations } from '../../api/translations.ts';
import { pageOrigin } from '../../kit/origin.ts';
import type { Result } from '../../kit/result.ts';
import { type Consent, createConsent } from '../../session/consent.ts';
import { readCookie } from '../../session/cookies.ts';
import { createPreferences, type Preferences } from '../../session/preferences.ts';
import { type PageApi, registry } from './registry.ts';

export function pageApi(base: URL): PageApi {
  const { apis } = registry();
  const known = apis.get(base.href);
  if (known) return known;
  const once = requestedOnce();
  const client = createClient({
    base,
    origin: pageOrigin(),
    antiForgeryToken: () => readCookie('XSRF-TOKEN'),
    onNoResponse: (method) => void once('no answer', () => logUnreachable(client, method)),
    warn: warnOnce,
  });
  const api: PageApi = {
    client,
    configuration: (address) =>
      once(`configuration ${address}`, () => logged(fetchConfiguration(client, address))),
    ssoProviders: () => once('providers', () => logged(fetchSsoProviders(client))),
    async translations(area, locale) {
      const texts = await once(`${area} ${locale}`, () => fetchTranslations(client, area, locale));
      return texts.ok ? texts.value : {};
    },
  };
  apis.set(base.href, api);
  return api;
}

export const pagePreferences = (): StoreApi<Preferences> => (registry().preferences ??= createPreferences());

export const pageConsent = (): StoreApi<Consent> => (registry().consent ??= createConsent());

export function warnOnce(text: string): void {
  const { warned } = registry();
  if (!warned.has(text)) console.warn(text);
  warned.add(text);
}

/** One line for the embedder: it may be a header of theirs that is missing. */
async function logUnreachable(client: Client, method: string) {
  try {
    const { explainUnreachable } = await import('../../api/explain-unreachable.ts');
    const address = client.resolve(['settings', 'config', 'short']);
    const reason = address && (await explainUnreachable(address, pageOrigin(), method));
    if (reason) warnOnce(reason);
  } catch {
    // The explanation itself could not be loaded.
  }
}

/** What one asks for, all get, also those who ask later; a failure is forgotten, so that the next one asks again (D38). */
function requestedOnce() {
  const requests = new Map<string, Promise<unknown>>();
  return <T>(key: string, request: () => Promise<T>): Promise<T> => {
    const known = requests.get(key) as Promise<T> | undefined;
    if (known) return known;
    const asked = request();
    requests.set(key, asked);
    void asked.then((answer) => {
      if ((answer as { ok?: boolean } | undefined)?.ok === false) requests.delete(key);
    });
    return asked;
  };
}

/** The page works without its configuration; a failure is only logged (specification, section 8). */
async function logged<T>(request: Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
  const result = await request;
  if (!result.ok) console.warn(`The configuration could not be loaded: ${result.problem.kind}`);
  return result;
}
