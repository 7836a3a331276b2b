import type { StoreApi } from 'zustand/vanilla';
import type { Locale } from '../i18n/locale.ts';
import { createRequiredContext } from '../services/context.ts';
import type { Consent } from '../session/consent.ts';
import type { Preferences } from '../session/preferences.ts';

/** What only the shell uses. */
export interface ShellServices {
  /** The organisation after "Powered by". */
  provider: { name: string; url: URL | undefined; logo: URL | undefined };
  preferences: StoreApi<Preferences>;
  consent: StoreApi<Consent>;
  dark: boolean;
  /** Shows another language: in place, or by a reload where nothing is lost by it. */
  switchLocale(locale: Locale): void;
}

export const [ShellServicesContext, useShellServices] = createRequiredContext<ShellServices>('ShellServices');
