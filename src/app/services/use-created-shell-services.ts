import { useContext, useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '../../i18n/locale.ts';
import type { ShellServices } from '../../shell/shell-services.ts';
import { LocaleContext } from '../../ui/text.tsx';
import type { Mounted } from '../element/mounted.ts';
import { DarkContext } from '../element/use-color-scheme.ts';
import { useConfig } from '../element/use-config.ts';
import { pageConsent, pagePreferences } from '../page/page-api.ts';

/** `reloads`: a change of language may reload the page. */
export function useCreatedShellServices(
  mounted: Mounted,
  offline: StoreApi<boolean>,
  reloads: boolean,
): ShellServices {
  const shown = useContext(LocaleContext);
  const dark = useContext(DarkContext);
  const { languages, providerName, providerUrl, providerLogo, holidayEffects } = useConfig(mounted);
  const actions = useMemo(() => {
    const { config, root, emit, journey, reportFile } = mounted;
    const choices = () => import('./choices.ts').catch(() => reportFile('choices'));
    return {
      consent: pageConsent(),
      offline,
      reportTheme: (theme: 'light' | 'dark') => void emit('portal-theme', { theme }),
      prepareChoices: () => void choices(),
      async switchTheme(dark: boolean) {
        (await choices())?.chooseDark(pagePreferences(), dark);
      },
      async switchLocale(locale: Locale) {
        // A reload would lose a result, and what is on its way. After it, a `locale` attribute would override the choice.
        const form = root.querySelector('[type=submit]:not([aria-disabled=true])');
        const reloadsFrom = reloads && !config().locale && form ? shown : undefined;
        (await choices())?.chooseLocale(locale, { emit, reloadsFrom, journey: journey() });
      },
    };
  }, [mounted, offline, reloads, shown]);
  return {
    ...actions,
    dark,
    languages,
    holidayEffects,
    provider: { name: providerName, url: providerUrl, logo: providerLogo },
  };
}
