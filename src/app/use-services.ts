import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import { emitFrom } from '../host-events.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Result } from '../kit/result.ts';
import type { Services } from '../services.tsx';
import { saveLocale, showLocale } from '../session/preferences.ts';
import type { Config } from './config.ts';
import type { Kept } from './kept.ts';
import { createLeave } from './leave.ts';
import { pageApi, pagePreferences } from './page.ts';
import type { Host } from './root.tsx';

/** What differs between the portal and a widget. */
export interface Surroundings {
  route: Services['route'] & { visit: number };
  href: Services['href'];
  navigate: Services['navigate'];
  /** The page is ours: fields may take the focus, and another language may load it anew. */
  ownPage: boolean;
}

/** The services of one element; the only place where they are put together. */
export function useElementServices(
  host: Host,
  kept: Kept,
  config: Config,
  dark: boolean,
  { route, href, navigate, ownPage }: Surroundings,
): Services {
  const api = pageApi(config.apiBase);
  const emit = useMemo(() => emitFrom(host.element), [host]);
  const configuration = useAnswer(
    useCallback(() => api.configuration(config.configUrl), [api, config.configUrl]),
  );
  const providers = useAnswer(api.ssoProviders);
  const leave = useMemo(() => createLeave(emit, config.origins), [emit, config.origins]);

  return useMemo(
    () => ({
      client: api.client,
      configuration,
      ssoProviders: providers ?? [],
      route,
      email: config.email,
      links: { terms: config.termsUrl.href, privacy: config.privacyUrl.href },
      destinations: { admin: config.adminUrl, member: config.memberUrl },
      provider: config.provider,
      href,
      navigate,
      leave,
      emit,
      preferences: pagePreferences(),
      dark,
      switchLocale(locale: Locale) {
        const saved = saveLocale(locale);
        const goOn = emit('portal-locale', { locale });
        if (saved && goOn && ownPage) location.reload();
        else showLocale(pagePreferences(), locale);
      },
      keep: (key, create) => kept.keep(route.visit, key, create),
      ownPage,
    }),
    [api, configuration, providers, route, config, href, navigate, leave, emit, dark, kept, ownPage],
  );
}

/** The value of a request shared by the page; a failure is only logged and leaves it `undefined` (section 8). */
function useAnswer<T>(request: () => Promise<Result<T, Problem>>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let current = true;
    void request().then((result) => {
      if (!current) return;
      if (result.ok) setValue(result.value);
      else console.warn(`The configuration could not be loaded: ${result.problem.kind}`);
    });
    return () => {
      current = false;
    };
  }, [request]);
  return value;
}
