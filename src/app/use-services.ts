import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Locale } from '../i18n/locale.ts';
import { emitFrom } from '../services/host-events.ts';
import type { Services } from '../services/services.tsx';
import { saveLocale, showLocale } from '../session/preferences.ts';
import type { Config } from './config.ts';
import { createLeave, type Leave } from './navigation/leave.ts';
import { pageApi, pageConsent, pagePreferences } from './page/page-api.ts';
import { configOf, type Host } from './root.tsx';
import { useLateValues } from './use-late-values.ts';
import type { VisitScope } from './visit-scope.ts';

/** What differs between the portal and a widget. */
export interface Surroundings {
  route: Services['route'] & { visit: number | string; email: string | undefined };
  href: Services['href'];
  navigate: Services['navigate'];
  replaceAddress: Services['replaceAddress'];
  rememberEmail: Services['rememberEmail'];
  leave: Leave;
  routed: boolean;
  /** The page is ours: fields may take the focus. */
  ownPage: boolean;
  /** Another language may load the page anew. */
  reloads: boolean;
}

/** The services of one element; the only place where they are put together. */
export function useElementServices(
  host: Host,
  kept: VisitScope,
  config: Config,
  dark: boolean,
  { route, href, navigate, replaceAddress, rememberEmail, leave, routed, ownPage, reloads }: Surroundings,
): Services {
  const api = pageApi(config.apiBase);
  const accepted = useStore(pageConsent(), (consent) => consent.accepted);
  const emit = useMemo(() => emitFrom(host.element), [host]);
  useLateValues(host, config);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another request
  const configuration = useCallback(
    () => api.configuration(configOf(host).configUrl),
    [api, host, config.configUrl],
  );

  return useMemo(
    () => ({
      client: api.client,
      configuration,
      ssoProviders: api.ssoProviders,
      route,
      email: route.email ?? (route.query.get('email')?.trim() || config.email),
      rememberEmail,
      links: { terms: config.termsUrl.href, privacy: config.privacyUrl.href },
      // Read when they are used: a flow that began earlier keeps this object (D44).
      destinations: {
        get admin() {
          return configOf(host).adminUrl;
        },
        get member() {
          return configOf(host).memberUrl;
        },
        registrationSuccess: new URL('/registrationsuccess', config.apiBase),
      },
      provider: config.provider,
      href,
      navigate,
      replaceAddress,
      leave,
      captcha: () =>
        import('./page/captcha.ts').then(
          ({ captchaToken }) =>
            (key) =>
              captchaToken(configOf(host).captchaSrc, key),
          () => undefined,
        ),
      token: kept.token,
      emit,
      preferences: pagePreferences(),
      consent: pageConsent(),
      accepted,
      dark,
      switchLocale(locale: Locale) {
        const saved = saveLocale(locale);
        const goOn = emit('portal-locale', { locale });
        // An attribute would win again after a reload.
        if (saved && goOn && reloads && !config.locale) location.reload();
        else showLocale(pagePreferences(), locale);
      },
      keep: (key, create) => kept.keep(`${config.apiBase.href} ${route.visit}`, key, create),
      routed,
      ownPage,
    }),
    [
      host,
      api,
      configuration,
      route,
      config,
      href,
      navigate,
      replaceAddress,
      rememberEmail,
      leave,
      emit,
      dark,
      accepted,
      kept,
      routed,
      ownPage,
      reloads,
    ],
  );
}

/** One way out per element: two would not know that the other one waits. */
export const useLeave = (host: Host): Leave =>
  useMemo(() => createLeave(emitFrom(host.element), () => configOf(host).origins, host.removed), [host]);
