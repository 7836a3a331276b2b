import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '../i18n/locale.ts';
import { createRequiredContext } from '../services/context.ts';
import type { Consent } from '../session/consent.ts';

/** What the shell uses in addition to the services of the screens. */
export interface ShellServices {
  /** The organisation after "Powered by". */
  provider: { name: string; url: URL | undefined; logo: URL | undefined };
  holidayEffects: 'on' | 'off';
  consent: StoreApi<Consent>;
  dark: boolean;
  /** Those that a person can choose. */
  languages: readonly Locale[];
  /** A call has failed because there is no network, and none has succeeded since. */
  offline: StoreApi<boolean>;
  /** Tells the host page. */
  reportTheme(theme: 'light' | 'dark'): void;
  /** Loads the code of the two that follow, which report the file if it does not load. */
  prepareChoices(): void;
  switchTheme(dark: boolean): void;
  /** Saves the language, and shows it if it is another one: in place or by reloading the page, which happens only if nothing is lost. */
  switchLocale(locale: Locale): void;
}

export const [ShellServicesContext, useShellServices] = createRequiredContext<ShellServices>();
