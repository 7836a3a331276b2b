import type { StoreApi } from 'zustand/vanilla';
import { type Consent, isSaved } from './consent.ts';
import { type Preferences, readPreferences, savedLocale } from './preferences.ts';

export function recheck(preferences: StoreApi<Preferences>, consent: StoreApi<Consent>): void {
  recheckPreferences(preferences);
  recheckConsent(consent);
}

/** A choice that another tab has saved is the newest. What is not saved changes nothing. */
export function recheckPreferences(preferences: StoreApi<Preferences>): void {
  const last = preferences.getState();
  const { theme, language } = readPreferences();
  if (isNew(theme.saved, last.theme.saved)) preferences.setState({ theme });
  if (isNew(savedLocale(language), savedLocale(last.language))) preferences.setState({ language });
}

const isNew = <T>(now: T | undefined, last: T | undefined) => now !== undefined && now !== last;

/** The person may have accepted in another tab. An acceptance on this page is never revoked. */
export function recheckConsent(consent: StoreApi<Consent>): void {
  if (isSaved()) consent.setState({ accepted: true });
}
